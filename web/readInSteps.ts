import type { ApolloClient, DocumentNode, OperationVariables } from '@apollo/client';
import type { DefinitionNode, OperationDefinitionNode } from 'graphql';
import { afterPaint } from './ui/page/afterPaint.ts';

/** How long reading may keep the browser from reacting to the visitor, ms; a step is a root field at least. */
const LONGEST_STEP = 4;

/**
 * Reads the cached data of a query root field by root field, and lets the browser react in between. The cache remembers
 * what it has read, by the nodes of the document: reading the whole query takes no time afterwards. Ends at the first
 * field that is not cached.
 */
export async function readInSteps(client: ApolloClient, query: DocumentNode, variables: OperationVariables) {
  const document = client.cache.transformDocument(query);
  // The code generator writes the operation before its fragments.
  const [whole, ...fragments] = document.definitions as [OperationDefinitionNode, ...DefinitionNode[]];
  let begun = Date.now();
  for (const field of whole.selectionSet.selections) {
    const part = { ...whole, selectionSet: { ...whole.selectionSet, selections: [field] } };
    const asked = { query: { ...document, definitions: [part, ...fragments] }, variables };
    if (!client.cache.readQuery(asked, true)) return;
    if (Date.now() - begun < LONGEST_STEP) continue;
    await afterPaint();
    begun = Date.now();
  }
}
