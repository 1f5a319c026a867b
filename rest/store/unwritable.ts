/** LMDB's codes where a disk, or what a user may have of it, is full: EIO of a new file, EFBIG, ENOSPC, EDQUOT. */
const UNWRITABLE = [5, 27, 28, 122];

/** Whether a write to the embedded store has failed since its disk, or what its user may have of it, is full. */
export function isUnwritable(error: unknown): boolean {
  return UNWRITABLE.includes(Number((error as NodeJS.ErrnoException).code));
}

/** What an operator is told of a write that has failed so. */
export function unwritable({ message }: Error): string {
  return `The store cannot be written (${message.split(':')[0]}): make room on its disk.`;
}
