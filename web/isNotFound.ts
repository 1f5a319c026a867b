import { CombinedGraphQLErrors } from '@apollo/client';

/** Whether an error of a query says that the thing does not exist, rather than that it could not be reached. */
export function isNotFound(error: unknown): boolean {
  return (
    CombinedGraphQLErrors.is(error) && error.errors.some(({ extensions }) => extensions?.code === 'NOT_FOUND')
  );
}
