import { NetworkStatus } from '@apollo/client';

/** The result of Apollo Client's hooks for a query without errors; without data where the query was skipped. */
export function resultOf(data: Record<string, unknown> | undefined) {
  const dataState = data ? 'complete' : 'empty';
  return { data, dataState, error: undefined, networkStatus: NetworkStatus.ready };
}
