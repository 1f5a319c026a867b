import { type FieldNode, type GraphQLResolveInfo, Kind, type SelectionSetNode } from 'graphql';

type Info = Pick<GraphQLResolveInfo, 'fieldNodes' | 'fragments'>;
type Fragments = GraphQLResolveInfo['fragments'];

/** The fields by their names, with each time that a field stands in the document. */
export type Selection = Map<string, FieldNode[]>;

/**
 * The fields that an operation selects below `fields`, those of fragments included. What a directive may leave out
 * counts as selected; all types are objects, so the type of a fragment makes no difference.
 */
export function selectedBelow(fields: readonly FieldNode[] = [], fragments: Fragments): Selection {
  const selection: Selection = new Map();
  for (const { selectionSet } of fields) collect(selectionSet, fragments, selection);
  return selection;
}

function collect(set: SelectionSetNode | undefined, fragments: Fragments, into: Selection) {
  for (const node of set?.selections ?? []) {
    if (node.kind === Kind.FIELD) into.set(node.name.value, [...(into.get(node.name.value) ?? []), node]);
    else if (node.kind === Kind.INLINE_FRAGMENT) collect(node.selectionSet, fragments, into);
    else collect(fragments[node.name.value]?.selectionSet, fragments, into);
  }
}

/** Memoises `compute`, which depends on the document alone, for each field of a document. */
export function oncePerField<T>(compute: (info: Info) => T): (info: Info) => T {
  const known = new WeakMap<FieldNode, T>();
  return (info) => {
    const [field] = info.fieldNodes;
    if (!field || info.fieldNodes.length > 1) return compute(info);
    const value = known.get(field) ?? compute(info);
    known.set(field, value);
    return value;
  };
}
