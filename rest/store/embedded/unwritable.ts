import { DiskFull } from './FreeSpace.ts';

/** LMDB's error codes when a disk or the user's quota is full: EIO for a new file, EFBIG, ENOSPC, EDQUOT. */
const UNWRITABLE = [5, 27, 28, 122];

/** Whether a write to the embedded store has failed because its disk, or its user's quota, is full, or nearly so. */
export function isUnwritable(error: unknown): boolean {
  return error instanceof DiskFull || UNWRITABLE.includes(Number((error as NodeJS.ErrnoException).code));
}

/** The sentence for the operator about such a failed write. */
export function unwritable(error: Error): string {
  if (error instanceof DiskFull) return error.message;
  return `The store cannot be written (${error.message.split(':')[0]}). Free some space on its disk.`;
}
