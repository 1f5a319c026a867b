import { useApolloClient } from '@apollo/client/react';
import { StockCountsDocument } from '../../generated/StockCounts.ts';

/** Returns a function that loads the counts of the stock anew, after a change. Without an answer, they follow with the next list. */
export function useRecount() {
  const client = useApolloClient();
  return () =>
    void client.query({ query: StockCountsDocument, fetchPolicy: 'network-only' }).catch(() => undefined);
}
