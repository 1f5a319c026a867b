import { useApolloClient } from '@apollo/client/react';
import { CarImportPageDocument } from '../../../generated/CarImportPage.ts';
import { useRefresh } from '../../page/useRefresh.ts';
import { type CarImport, isWorking } from '../importParts.ts';

/** How often it is asked how far an import is, ms. */
const EVERY = 1_000;

/** Keeps an import in the cache as it is now, as long as it is being done. */
export function useFollow(run: CarImport) {
  const client = useApolloClient();
  const { id } = run;
  useRefresh(isWorking(run) ? EVERY : undefined, () =>
    client.query({ query: CarImportPageDocument, variables: { id }, fetchPolicy: 'network-only' }),
  );
}
