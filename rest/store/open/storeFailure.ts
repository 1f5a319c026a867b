import { isUnwritable, unwritable } from '../embedded/unwritable.ts';

/** MongoDB's error code for a refused login. */
const MONGODB_LOGIN_FAILED = 18;

/** Why the store cannot be opened or written, in a sentence for the operator; undefined if the error is about neither. */
export function storeFailure(error: unknown): string | undefined {
  const { name, code, message, syscall } = error as NodeJS.ErrnoException;
  if (
    name === 'MongoServerSelectionError' ||
    syscall === 'querySrv' ||
    message.includes('selection timed out')
  ) {
    return 'MongoDB does not respond. Check MONGODB_URL, and that the server is running.';
  }
  if (name === 'MongoServerError' && Number(code) === MONGODB_LOGIN_FAILED) {
    return 'MongoDB rejects the user or the password in MONGODB_URL.';
  }
  return isUnwritable(error) ? unwritable(error as Error) : undefined;
}
