import {
  InMemoryCache,
  type NormalizedCacheObject,
  type OperationVariables,
  type StoreObject,
  type StoreValue,
} from '@apollo/client';
import { type DocumentNode, type FieldNode, Kind, type SelectionSetNode } from 'graphql';
import { cacheConfig } from '../apollo.ts';

/** A field of a selection with its own selection. */
interface Field {
  /** Its name in the result. */
  key: string;
  node: FieldNode;
  /** Missing for a scalar. */
  below?: Field[];
}

/** Knows the names under which the cache keeps fields with arguments. */
const { policies } = new InMemoryCache(cacheConfig);
const known = new WeakMap<DocumentNode, Field[]>();

/**
 * Puts the result of a query into `store`, entity by entity, as `InMemoryCache` would keep it. `InMemoryCache` itself
 * takes ten times as long, as it prepares for changes. Only for queries like the site's own: without conditions, and with
 * fragments that always apply.
 */
export function normalize(
  store: NormalizedCacheObject,
  query: DocumentNode,
  variables: OperationVariables,
  data: Record<string, unknown>,
): void {
  const fields = known.get(query) ?? fieldsOf(query);
  known.set(query, fields);
  store.ROOT_QUERY = merged(store.ROOT_QUERY, objectOf({ ...data, __typename: 'Query' }, fields));

  function objectOf(object: Record<string, unknown>, selected: Field[]): StoreObject {
    const typename = object.__typename as string;
    const kept: StoreObject = { __typename: typename };
    for (const { key, node, below } of selected) {
      if (object[key] === undefined) continue;
      const name = nameOf(node, typename);
      // Another alias may have selected other fields of it.
      kept[name] = merged(kept[name], valueOf(object[key], below));
    }
    return kept;
  }

  function valueOf(value: unknown, below: Field[] | undefined): StoreValue {
    if (value === null || !below) return value as StoreValue;
    if (Array.isArray(value)) return value.map((item) => valueOf(item, below)) as StoreValue;
    const object = value as Record<string, unknown> & { __typename: string; id?: string };
    const kept = objectOf(object, below);
    if (object.id === undefined) return kept as unknown as StoreValue;
    const id = `${object.__typename}:${object.id}`;
    store[id] = merged(store[id], kept);
    return { __ref: id };
  }

  function nameOf(field: FieldNode, typename: string): string {
    const fieldName = field.name.value;
    return field.arguments?.length
      ? policies.getStoreFieldName({ typename, fieldName, field, variables })
      : fieldName;
  }
}

/** Merges two results for one entity, deeply: both have the same shape. */
function merged<T extends StoreValue | StoreObject>(one: T | undefined, other: T): T {
  if (typeof one !== 'object' || typeof other !== 'object' || one === null || other === null) return other;
  const both = Array.isArray(other) ? [] : Object.assign({}, one);
  for (const [name, value] of Object.entries(other)) {
    const before = (one as Record<string, StoreValue>)[name];
    Object.assign(both, { [name]: merged(before, value as StoreValue) });
  }
  return both as T;
}

/** The fields at the root of a query. */
function fieldsOf({ definitions }: DocumentNode): Field[] {
  const fragments = new Map<string, SelectionSetNode>();
  let root: SelectionSetNode | undefined;
  for (const definition of definitions) {
    if (definition.kind === Kind.FRAGMENT_DEFINITION) {
      fragments.set(definition.name.value, definition.selectionSet);
    } else if (definition.kind === Kind.OPERATION_DEFINITION) root = definition.selectionSet;
  }
  return root ? below([root]) : [];

  /** The fields of several selections of one object; a field in several selections becomes one. */
  function below(selections: SelectionSetNode[]): Field[] {
    const nodes = new Map<string, FieldNode[]>();
    const collect = ({ selections: all }: SelectionSetNode) => {
      for (const selection of all) {
        if (selection.kind === Kind.FIELD) {
          const key = (selection.alias ?? selection.name).value;
          nodes.set(key, [...(nodes.get(key) ?? []), selection]);
        } else {
          const inner =
            selection.kind === Kind.INLINE_FRAGMENT
              ? selection.selectionSet
              : fragments.get(selection.name.value);
          if (inner) collect(inner);
        }
      }
    };
    selections.forEach(collect);
    return [...nodes].flatMap(([key, [node, ...others]]) => {
      if (!node) return [];
      const sets = [node, ...others].flatMap(({ selectionSet }) => selectionSet ?? []);
      return [{ key, node, ...(sets.length > 0 && { below: below(sets) }) }];
    });
  }
}
