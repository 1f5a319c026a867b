import { useEffect } from 'react';
import { useBulkChangePageQuery } from '../../../generated/BulkChangePage.ts';

/** How often is asked how far a bulk change is, ms. */
const EVERY = 1_000;

/** A bulk change, as it is now as long as it is under way. */
export function useBulkChange(id: string) {
  const { data, error, refetch, startPolling, stopPolling } = useBulkChangePageQuery({
    variables: { id },
    fetchPolicy: 'cache-and-network',
  });
  const change = data?.bulkChange;
  const isUnderWay = change?.state === 'RUNNING' || change?.state === 'UNDOING';
  useEffect(() => {
    if (!isUnderWay) return undefined;
    startPolling(EVERY);
    return stopPolling;
  }, [isUnderWay, startPolling, stopPolling]);
  return { change, isUnderWay, isLoaded: data !== undefined, error, refetch };
}
