import type { ApolloClient, TypedDocumentNode } from '@apollo/client';
import { Kind, type OperationTypeNode } from 'graphql';
import { yieldToMain } from '../ui/page/yieldToMain.ts';

/** `{ __typename }`, which needs no data. */
const nothing: TypedDocumentNode<{ __typename: string }> = {
  kind: Kind.DOCUMENT,
  definitions: [
    {
      kind: Kind.OPERATION_DEFINITION,
      operation: 'query' as OperationTypeNode,
      selectionSet: {
        kind: Kind.SELECTION_SET,
        selections: [{ kind: Kind.FIELD, name: { kind: Kind.NAME, value: '__typename' } }],
      },
    },
  ],
};

/**
 * Watches a query once, and ends. A browser compiles code when it first runs: what a page needs to watch its query is
 * compiled in two steps of its own then, and not while the page is hydrated, where no tap could come in between.
 */
export async function prepareWatching(client: ApolloClient) {
  const watched = client.watchQuery({ query: nothing, fetchPolicy: 'cache-only' });
  await yieldToMain();
  watched.subscribe({}).unsubscribe();
}
