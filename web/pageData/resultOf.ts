import { NetworkStatus } from '@apollo/client';

/** What hooks of Apollo Client give for a query that has ended without an error; without data where it was skipped. */
export function resultOf(data: Record<string, unknown> | undefined) {
  const dataState = data ? 'complete' : 'empty';
  return { data, dataState, error: undefined, networkStatus: NetworkStatus.ready };
}
