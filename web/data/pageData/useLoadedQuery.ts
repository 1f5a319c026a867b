import type { DocumentNode, OperationVariables } from '@apollo/client';
import { skipToken, useSuspenseQuery } from '@apollo/client/react';
import { useContext } from 'react';
import { PageDataContext } from './pageDataContext.ts';
import { resultOf } from './resultOf.ts';

type Options = useSuspenseQuery.Options<OperationVariables>;

/** Reads what the page's loader has loaded: on the server from the page's data, in browsers as `useSuspenseQuery` does. */
export function useLoadedQuery(query: DocumentNode, options: Options | typeof skipToken) {
  const page = useContext(PageDataContext);
  // A page is rendered either on the server or in a browser, so the order of the hooks never changes.
  // oxlint-disable-next-line react/rules-of-hooks
  if (!page) return useSuspenseQuery(query, options);
  return resultOf(options === skipToken ? undefined : page.read(query, options.variables));
}
