import type { ApolloClient, DocumentNode, OperationVariables, StoreObject } from '@apollo/client';
import {
  type FieldNode,
  type FragmentDefinitionNode,
  Kind,
  type OperationDefinitionNode,
  type SelectionSetNode,
} from 'graphql';
import { yieldToMain } from './ui/page/yieldToMain.ts';

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
    for (const field of fieldsOf(selectionSet).filter(isObject)) {
      const ids = idsOf(field);
      if (!ids) continue;
      const known = await read({ ...selectionSet, selections: [ids] }, id);
      if (!known) return false;
      for (const part of objectsIn(field, known[nameOf(field)]))
        if (!(await readObject(...part))) return false;
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
      if (selection.kind === Kind.INLINE_FRAGMENT) return fieldsOf(selection.selectionSet);
      const fragment = fragments.find(({ name }) => name.value === selection.name.value);
      return fragment ? fieldsOf(fragment.selectionSet) : [];
    });
  }

  /** A field reduced to the ids of the objects below it that are read by themselves; undefined where there is none. */
  function idsOf({ selectionSet, ...field }: ObjectField): FieldNode | undefined {
    const fields = fieldsOf(selectionSet);
    const below = fields.filter(isObject);
    const id = fields.find(({ name }) => name.value === 'id');
    const selections = id && below.length > 0 ? [id] : below.flatMap((part) => idsOf(part) ?? []);
    return selections.length > 0 ? { ...field, selectionSet: { ...selectionSet, selections } } : undefined;
  }

  /** The objects with an id in the value of a field: what the query reads of each, and its id in the cache. */
  function objectsIn(field: ObjectField, value: unknown): [SelectionSetNode, string][] {
    if (Array.isArray(value)) return value.flatMap((item) => objectsIn(field, item));
    if (!value) return [];
    const id = cache.identify(value as StoreObject);
    if (id) return [[field.selectionSet, id]];
    return fieldsOf(field.selectionSet)
      .filter(isObject)
      .flatMap((below) => objectsIn(below, (value as Result)[nameOf(below)]));
  }
}

const isObject = (field: FieldNode): field is ObjectField => field.selectionSet !== undefined;

const nameOf = ({ alias, name }: FieldNode) => (alias ?? name).value;
