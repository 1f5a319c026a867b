import type { ApolloClient, DocumentNode, OperationVariables } from '@apollo/client';
import { getMainDefinition } from '@apollo/client/utilities';
import { afterPaint } from './ui/page/afterPaint.ts';

/** How long reading may keep the browser from reacting to the visitor, ms; a step is a root field at least. */
const LONGEST_STEP = 4;

/**
 * Reads the cached data of a query root field by root field, and lets the browser react in between. The cache remembers
 * what it has read, so reading the whole query takes no time afterwards. Ends at the first field that is not cached.
 */
export async function readInSteps(client: ApolloClient, query: DocumentNode, variables: OperationVariables) {
  let begun = performance.now();
  for (const part of partsOf(client.cache.transformDocument(query))) {
    if (client.cache.readQuery({ query: part, variables, optimistic: true }) === null) return;
    if (performance.now() - begun < LONGEST_STEP) continue;
    await afterPaint();
    begun = performance.now();
  }
}

/** A document for each root field. They share the nodes below it, by which the cache knows what it has read. */
function partsOf({ kind, definitions }: DocumentNode): DocumentNode[] {
  const operation = getMainDefinition({ kind, definitions });
  const fragments = definitions.filter((definition) => definition !== operation);
  return operation.selectionSet.selections.map((field) => {
    const selectionSet = { ...operation.selectionSet, selections: [field] };
    return { kind, definitions: [{ ...operation, selectionSet }, ...fragments] };
  });
}
