import type { DocumentNode, OperationVariables } from '@apollo/client';
import { type SkipToken, skipToken, useQuery } from '@apollo/client/react';
import { useContext } from 'react';
import { PageDataContext } from './pageDataContext.ts';
import { resultOf } from './resultOf.ts';

/**
 * Reads a query that a page may show later than the rest of it: as `useQuery` does, but on the server the result is
 * there where the loader of the page has asked.
 */
export function useKnownQuery(query: DocumentNode, options: { variables?: OperationVariables } | SkipToken) {
  const page = useContext(PageDataContext);
  const variables = options === skipToken ? undefined : options.variables;
  if (page?.has(query, variables)) return { ...resultOf(page.read(query, variables)), loading: false };
  // A page is rendered here or there from its first moment to its last, so the hooks are always the same.
  // oxlint-disable-next-line react/rules-of-hooks
  return useQuery(query, options as useQuery.Options);
}
