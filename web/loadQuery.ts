import type { ApolloClient, OperationVariables, TypedDocumentNode } from '@apollo/client';
import { data } from 'react-router-dom';

/**
 * Runs the query of a page into the cache, from which the page reads; it never rejects. A root field that is null
 * could not be reached before and is asked for again.
 */
export async function loadQuery<Data, Variables extends OperationVariables>(
  client: ApolloClient,
  query: TypedDocumentNode<Data, Variables>,
  variables: Variables,
) {
  const known = client.readQuery({ query, variables, optimistic: true });
  const failed = known !== null && Object.values(known as object).includes(null);
  return client.query({ query, variables, fetchPolicy: failed ? 'network-only' : 'cache-first' });
}

/**
 * What a loader gives the page. Where the list that the page is about could not be reached, the page says so in its own
 * words, and its status (503) says it to search engines.
 */
export function loaded<T>(value: T, list: unknown) {
  return data(value, { status: list ? 200 : 503 });
}
