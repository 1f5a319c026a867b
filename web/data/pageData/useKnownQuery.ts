import type { DocumentNode, OperationVariables } from '@apollo/client';
import { type SkipToken, skipToken, useQuery } from '@apollo/client/react';
import { useContext } from 'react';
import { PageDataContext } from './pageDataContext.ts';
import { resultOf } from './resultOf.ts';

/**
 * Like `useQuery`, for data that a page may show later than the rest. On the server it returns the result if the page's
 * loader has run the query.
 */
export function useKnownQuery(query: DocumentNode, options: { variables?: OperationVariables } | SkipToken) {
  const page = useContext(PageDataContext);
  const variables = options === skipToken ? undefined : options.variables;
  if (page?.has(query, variables)) return { ...resultOf(page.read(query, variables)), loading: false };
  // A page is rendered either on the server or in a browser, so the order of the hooks never changes.
  // oxlint-disable-next-line react/rules-of-hooks
  return useQuery(query, options as useQuery.Options);
}
