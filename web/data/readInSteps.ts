import type { ApolloClient, DocumentNode, OperationVariables, StoreObject } from '@apollo/client';
import {
  type FieldNode,
  type FragmentDefinitionNode,
  Kind,
  type OperationDefinitionNode,
  type SelectionSetNode,
} from 'graphql';
import { yieldToMain } from '../ui/page/yieldToMain.ts';

/** How long reading may keep the browser from reacting to the visitor, ms; a step is a car or the like at least. */
const LONGEST_STEP = 4;

/** The fields of an object, by the names that the query gives them. */
type Result = Record<string, unknown>;

/** A field of a query that is an object or a list of objects. */
type ObjectField = FieldNode & { selectionSet: SelectionSetNode };

/**
 * Reads the cached data of a query car by car, and lets the browser react in between. Like a car is every object that has
 * an id and further objects in it. The cache remembers what it has read of each, by the nodes of the document: reading the
 * whole query takes hardly any time afterwards. Ends at the first object that is not cached.
 */
export async function readInSteps(client: ApolloClient, query: DocumentNode, variables: OperationVariables) {
  // On the server, `PageData` has the role of the client.
  if (!('cache' in client)) return;
  const { cache } = client;
  const document = cache.transformDocument(query);
  // The code generator writes the operation before its fragments.
  const [operation, ...fragments] = document.definitions as [
    OperationDefinitionNode,
    ...FragmentDefinitionNode[],
  ];
  let begun = Date.now();
  await readObject(operation.selectionSet);

  /** Reads an object of the cache after all those that it refers to. False where a part of it is not cached. */
  async function readObject(selectionSet: SelectionSetNode, id?: string): Promise<boolean> {
    for (const field of objectFieldsOf(selectionSet)) {
      const ids = idsOf(field);
      if (!ids) continue;
      const known = await read({ ...selectionSet, selections: [ids] }, id);
      if (!known) return false;
      for (const part of objectsIn(field, known)) if (!(await readObject(...part))) return false;
    }
    return (await read(selectionSet, id)) !== null;
  }

  /** Reads fields of an object of the cache, and ends the step if it has become too long. */
  async function read(selectionSet: SelectionSetNode, id?: string) {
    const definitions = [{ ...operation, selectionSet }, ...fragments];
    const known = cache.readQuery<Result>({ query: { ...document, definitions }, variables, id }, true);
    if (Date.now() - begun >= LONGEST_STEP) {
      await yieldToMain();
      begun = Date.now();
    }
    return known;
  }

  /** The fields of a selection set, those of its fragments included. */
  function fieldsOf({ selections }: SelectionSetNode): FieldNode[] {
    return selections.flatMap((selection) => {
      if (selection.kind === Kind.FIELD) return selection;
      const fragment =
        selection.kind === Kind.INLINE_FRAGMENT
          ? selection
          : fragments.find(({ name }) => name.value === selection.name.value);
      return fragment ? fieldsOf(fragment.selectionSet) : [];
    });
  }

  function objectFieldsOf(selectionSet: SelectionSetNode) {
    return fieldsOf(selectionSet).filter((field): field is ObjectField => field.selectionSet !== undefined);
  }

  /** A field reduced to the ids of the objects below it that are read by themselves; undefined where there is none. */
  function idsOf({ selectionSet, ...field }: ObjectField): FieldNode | undefined {
    const below = objectFieldsOf(selectionSet);
    const id = fieldsOf(selectionSet).find(({ name }) => name.value === 'id');
    const selections = id && below.length > 0 ? [id] : below.flatMap((part) => idsOf(part) ?? []);
    return selections.length > 0 ? { ...field, selectionSet: { ...selectionSet, selections } } : undefined;
  }

  /** The objects with an id in a field of `parent`: what the query reads of each, and its id in the cache. */
  function objectsIn(
    { alias, name, selectionSet }: ObjectField,
    parent: Result,
  ): [SelectionSetNode, string][] {
    const objects = [parent[(alias ?? name).value]].flat().filter(Boolean) as (Result & StoreObject)[];
    return objects.flatMap((object) => {
      const id = cache.identify(object);
      return id
        ? [[selectionSet, id]]
        : objectFieldsOf(selectionSet).flatMap((field) => objectsIn(field, object));
    });
  }
}
