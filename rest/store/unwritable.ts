/** LMDB's error codes when a disk or the user's quota is full: EIO for a new file, EFBIG, ENOSPC, EDQUOT. */
const UNWRITABLE = [5, 27, 28, 122];

/** Whether a write to the embedded store has failed because its disk, or its user's quota, is full. */
export function isUnwritable(error: unknown): boolean {
  return UNWRITABLE.includes(Number((error as NodeJS.ErrnoException).code));
}

/** The sentence for the operator about such a failed write. */
export function unwritable({ message }: Error): string {
  return `The store cannot be written (${message.split(':')[0]}): make room on its disk.`;
}
