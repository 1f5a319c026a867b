import type { ApolloClient, ErrorLike, OperationVariables, TypedDocumentNode } from '@apollo/client';
import { data } from 'react-router-dom';
import { isOld, renewQuery } from './renewQuery.ts';

/**
 * Loads the query of a page into the cache, from which the page reads. Never rejects. Where a cached root field is null,
 * it could not be loaded before, and the query is sent again. Data older than a minute are shown, and loaded again behind.
 */
export async function loadQuery<Data, Variables extends OperationVariables>(
  client: ApolloClient,
  query: TypedDocumentNode<Data, Variables>,
  variables: Variables,
): Promise<{ data: Data | undefined; error?: ErrorLike }> {
  const known = client.readQuery({ query, variables }, true);
  const complete = !!known && !Object.values(known as object).includes(null);
  const old = isOld(client, query, variables, complete);
  if (!complete) return client.query({ query, variables, fetchPolicy: 'network-only' });
  if (old) void renewQuery(client, query, variables);
  return { data: known };
}

/**
 * The result of a loader. Where the page's main list could not be loaded, the page says so to visitors, and the status
 * 503 to search engines. `found`: the status of a page whose list could be loaded.
 */
export function loaded<T>(value: T, list: unknown, found: 200 | 404 = 200) {
  return data(value, { status: list ? found : 503 });
}
