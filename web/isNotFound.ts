import { CombinedGraphQLErrors } from '@apollo/client';

/**
 * Whether an error of a query says that the thing which it asks for does not exist, rather than that it could not be
 * reached. A part of the thing that is missing does not count.
 */
export function isNotFound(error: unknown): boolean {
  return (
    CombinedGraphQLErrors.is(error) &&
    error.errors.some(({ extensions, path = [] }) => extensions?.code === 'NOT_FOUND' && path.length <= 1)
  );
}
