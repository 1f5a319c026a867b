import { CombinedGraphQLErrors } from '@apollo/client';

/** Whether an error of a query says that an object does not exist (any more), rather than that it could not be loaded. */
export function isNotFound(error: unknown): boolean {
  return hasCode(error, 'NOT_FOUND') || isGone(error);
}

/** Whether an error of a query says that the dealer has withdrawn an object. */
export function isGone(error: unknown): boolean {
  return hasCode(error, 'GONE');
}

/** A missing part of the object does not count. */
function hasCode(error: unknown, code: string): boolean {
  return (
    CombinedGraphQLErrors.is(error) &&
    error.errors.some(({ extensions, path = [] }) => extensions?.code === code && path.length <= 1)
  );
}
