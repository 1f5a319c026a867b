import type { DocumentNode, OperationVariables } from '@apollo/client';
import { skipToken, useSuspenseQuery } from '@apollo/client/react';
import { useContext } from 'react';
import { PageDataContext } from './pageDataContext.ts';
import { resultOf } from './resultOf.ts';

type Options = useSuspenseQuery.Options<OperationVariables>;

/** Reads what the loader of the page has got: on the server from the page's data, in browsers as `useSuspenseQuery` does. */
export function useLoadedQuery(query: DocumentNode, options: Options | typeof skipToken) {
  const page = useContext(PageDataContext);
  // A page is rendered here or there from its first moment to its last, so the hooks are always the same.
  // oxlint-disable-next-line react/rules-of-hooks
  if (!page) return useSuspenseQuery(query, options);
  return resultOf(options === skipToken ? undefined : page.read(query, options.variables));
}
