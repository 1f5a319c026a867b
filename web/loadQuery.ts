import type { ApolloClient, OperationVariables, TypedDocumentNode } from '@apollo/client';

/**
 * Runs the query of a page into the cache, from which the page reads; it never rejects. A root field that is null
 * could not be reached before and is asked for again.
 */
export async function loadQuery<Data, Variables extends OperationVariables>(
  client: ApolloClient,
  query: TypedDocumentNode<Data, Variables>,
  variables: Variables,
) {
  const known = client.readQuery({ query, variables });
  const failed = known !== null && Object.values(known as object).includes(null);
  return client.query({ query, variables, fetchPolicy: failed ? 'network-only' : 'cache-first' });
}
