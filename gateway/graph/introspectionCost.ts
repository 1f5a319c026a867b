import {
  type FieldNode,
  type FragmentDefinitionNode,
  getNamedType,
  type GraphQLObjectType,
  type GraphQLSchema,
  isEnumType,
  isInputObjectType,
  isLeafType,
  isObjectType,
  Kind,
  SchemaMetaFieldDef,
  type SelectionNode,
  TypeMetaFieldDef,
} from 'graphql';

const metaFields = [SchemaMetaFieldDef, TypeMetaFieldDef];

interface Parts {
  schema: GraphQLSchema;
  /** Finds the fragments of the document by their names. */
  fragmentOf: (name: string) => FragmentDefinitionNode | null | undefined;
  /** Counting ends above this: such an operation is refused. */
  most: number;
}

/**
 * How many values the answer to `__schema` or `__type` holds, deprecated items included: the schema itself is walked, by the
 * resolvers of graphql-js, as far as `most`. That takes less time than one such answer.
 */
export function introspectionCost(field: FieldNode, { schema, fragmentOf, most }: Parts): number {
  const definition = metaFields.find(({ name }) => name === field.name.value);
  const selections = field.selectionSet?.selections;
  if (!definition || !selections) return 1;
  const counted = new WeakMap<readonly unknown[], Map<string, number>>();
  const type = getNamedType(definition.type) as GraphQLObjectType; // Both meta fields answer with an object.
  if (definition === SchemaMetaFieldDef) return 1 + costOfAll(selections, [schema], type, most);
  return (
    1 + Math.max(0, ...askedTypes(field, schema).map((asked) => costOfAll(selections, [asked], type, most)))
  );

  /** The cost of `selections` for all of `sources`, which are of one type of introspection. */
  function costOfAll(
    selections: readonly SelectionNode[],
    sources: readonly unknown[],
    parent: GraphQLObjectType,
    left: number,
  ): number {
    if (sources.length > left) return sources.length;
    let cost = 0;
    for (const selection of selections) {
      if (cost > left) break;
      cost += costOf(selection, sources, parent, left - cost);
    }
    return cost;
  }

  function costOf(
    selection: SelectionNode,
    sources: readonly unknown[],
    parent: GraphQLObjectType,
    left: number,
  ): number {
    if (selection.kind === Kind.INLINE_FRAGMENT)
      return costOfAll(selection.selectionSet.selections, sources, parent, left);
    if (selection.kind === Kind.FRAGMENT_SPREAD)
      return costOfFragment(selection.name.value, sources, parent, left);
    const found = parent.getFields()[selection.name.value];
    const type = found && getNamedType(found.type);
    if (!type || isLeafType(type) || !selection.selectionSet) return sources.length;
    // The resolvers of introspection read nothing else.
    const resolve = found.resolve as (source: unknown, args: object, context: null, info: object) => unknown;
    const below = sources.flatMap(
      (source) => resolve(source, { includeDeprecated: true }, null, { schema }) ?? [],
    );
    if (below.length === 0) return sources.length;
    const { selections } = selection.selectionSet;
    return sources.length + costOfAll(selections, below, type as GraphQLObjectType, left - sources.length);
  }

  /** Counted once for the same sources, however often it is spread. One that spreads itself is refused by another rule. */
  function costOfFragment(
    name: string,
    sources: readonly unknown[],
    parent: GraphQLObjectType,
    left: number,
  ): number {
    const known = counted.get(sources) ?? new Map<string, number>();
    counted.set(sources, known);
    const before = known.get(name);
    if (before !== undefined) return before;
    known.set(name, 0);
    const cost = costOfAll(fragmentOf(name)?.selectionSet.selections ?? [], sources, parent, left);
    known.set(name, cost);
    return cost;
  }
}

/** The type that `__type` names; where a variable names it, the largest of each kind. */
function askedTypes(field: FieldNode, schema: GraphQLSchema): unknown[] {
  const name = field.arguments?.find((argument) => argument.name.value === 'name')?.value;
  if (name?.kind === Kind.STRING) return [schema.getType(name.value)].filter(Boolean);
  const types = Object.values(schema.getTypeMap());
  const largest = <T>(all: T[], sizeOf: (type: T) => number) =>
    all.toSorted((a, b) => sizeOf(b) - sizeOf(a)).slice(0, 1);
  const fieldCount = (type: { getFields: () => object }) => Object.keys(type.getFields()).length;
  return [
    ...largest(types.filter(isObjectType), fieldCount),
    ...largest(types.filter(isInputObjectType), fieldCount),
    ...largest(types.filter(isEnumType), (type) => type.getValues().length),
  ];
}
