import { type DocumentNode, getOperationAST, type GraphQLSchema, Kind, type SelectionNode } from 'graphql';
import type { Demands } from '../clients/OperationCharge.ts';
import { sizeOfOperation } from './operationLimits.ts';

/** Returns a function that says what an operation of `schema` asks for. `own`: the documents of the site. */
export function operationDemands(schema: GraphQLSchema, own: readonly DocumentNode[]) {
  const ownDocuments = new WeakSet(own);
  const known = new WeakMap<DocumentNode, Map<string | null, Demands>>();

  return (document: DocumentNode, operationName: string | null = null): Demands => {
    const ofDocument = known.get(document) ?? new Map<string | null, Demands>();
    const found = ofDocument.get(operationName) ?? measured(document, operationName);
    known.set(document, ofDocument.set(operationName, found));
    return found;
  };

  function measured(document: DocumentNode, operationName: string | null): Demands {
    const operation = getOperationAST(document, operationName);
    const isOfSite = ownDocuments.has(document);
    if (!operation) return { cost: 0, fields: new Set(), isOfSite };
    const fragments = new Map(
      document.definitions.flatMap((definition) =>
        definition.kind === Kind.FRAGMENT_DEFINITION ? [[definition.name.value, definition] as const] : [],
      ),
    );
    const fields = new Set<string>();
    const collect = (selections: readonly SelectionNode[]) => {
      for (const selection of selections) {
        if (selection.kind === Kind.FIELD) fields.add(selection.name.value);
        else if (selection.kind === Kind.INLINE_FRAGMENT) collect(selection.selectionSet.selections);
        else collect(fragments.get(selection.name.value)?.selectionSet.selections ?? []);
      }
    };
    collect(operation.selectionSet.selections);
    const { cost } = sizeOfOperation(schema, operation, (name) => fragments.get(name));
    return { cost, fields, isOfSite };
  }
}
