import {
  type ASTVisitor,
  type FieldNode,
  type FragmentDefinitionNode,
  getNullableType,
  type GraphQLArgument,
  getNamedType,
  GraphQLError,
  type GraphQLField,
  type GraphQLNamedType,
  type GraphQLSchema,
  isListType,
  isObjectType,
  Kind,
  type OperationDefinitionNode,
  type SelectionNode,
  type ValidationContext,
} from 'graphql';
import type { ErrorCode } from '../http/errorCodes.ts';
import { introspectionCost } from './introspectionCost.ts';

/** The limits of one operation (GW-16): generous for people, too low for an attack. */
export const limits = { depth: 10, aliases: 20, cost: 10_000 };
/** The arguments that say how many items a field answers with, and their largest value. */
const countArguments = ['first', 'last', 'limit', 'ids'];
const MOST_ITEMS = 100;
/** How many values of the schema cost as much as one of the stock: they are in memory. */
const SCHEMA_VALUES = 3;

/**
 * The cost of a field for each of its parents, where it causes another request to the REST API: a page of 24 cars with the
 * cards of their similar ones is allowed, a page of a hundred is not.
 */
const fieldCosts = new Map<string, number>([['Car.similar', 250]]);

/** Fields that a whole list has once, however many items it has. */
const ofWholeList: ReadonlySet<string> = new Set(['CarConnection.facets']);

/** The code of a refusal by each limit. */
const codes = {
  depth: 'OPERATION_TOO_DEEP',
  aliases: 'OPERATION_TOO_MANY_ALIASES',
  cost: 'OPERATION_TOO_COSTLY',
} satisfies Record<keyof typeof limits, ErrorCode>;

/** The names of the limits in messages. */
const names: Record<keyof typeof limits, string> = {
  depth: 'depth',
  aliases: 'number of aliases',
  cost: 'cost',
};

/** `cost` is the number of values that the answer may hold, as far as arguments tell; those of the schema count a third. */
type Size = Record<keyof typeof limits, number>;
/** `whole`: what is part of the list above once. */
type SelectionSize = Size & { whole: number };
type Parent = GraphQLNamedType | null | undefined;

/** A validation rule: refuses an operation that is too deep, too costly, or has too many aliases. */
export function operationLimits(context: ValidationContext): ASTVisitor {
  return {
    OperationDefinition(operation) {
      if (operation.operation === 'subscription') {
        refuse(
          operation,
          'SUBSCRIPTION_NOT_OFFERED',
          'Subscriptions are not supported. Poll carChanges instead.',
        );
        return false;
      }
      const size = sizeOfOperation(context.getSchema(), operation, (name) => context.getFragment(name));
      for (const name of ['depth', 'aliases', 'cost'] as const) {
        if (size[name] <= limits[name]) continue;
        const sentence = `This operation requests too much: its ${names[name]} is ${size[name]}, the limit is ${limits[name]}.`;
        refuse(operation, codes[name], sentence, { [name]: size[name], limit: limits[name] });
      }
      return false;
    },
  };

  /** `formatError` puts `refusal` in the place of the code that Apollo Server gives to every failed rule. */
  function refuse(nodes: OperationDefinitionNode, refusal: ErrorCode, sentence: string, numbers = {}) {
    context.reportError(new GraphQLError(sentence, { nodes, extensions: { refusal, ...numbers } }));
  }
}

/** The demands of an operation. `fragmentOf` finds the fragments of its document by their names. */
export function sizeOfOperation(
  schema: GraphQLSchema,
  operation: OperationDefinitionNode,
  fragmentOf: (name: string) => FragmentDefinitionNode | null | undefined,
): Size {
  const fragments = new Map<string, SelectionSize>();
  const { whole: _, ...size } = sizeOfAll(
    operation.selectionSet.selections,
    schema.getRootType(operation.operation),
  );
  return size;

  function sizeOfAll(selections: readonly SelectionNode[], parent: Parent): SelectionSize {
    const all: SelectionSize = { depth: 0, aliases: 0, cost: 0, whole: 0 };
    for (const selection of selections) {
      const size = sizeOf(selection, parent);
      all.depth = Math.max(all.depth, size.depth);
      all.aliases += size.aliases;
      all.cost += size.cost;
      all.whole += size.whole;
    }
    return all;
  }

  function sizeOf(selection: SelectionNode, parent: Parent): SelectionSize {
    if (selection.kind === Kind.INLINE_FRAGMENT) return sizeOfAll(selection.selectionSet.selections, parent);
    if (selection.kind === Kind.FRAGMENT_SPREAD) return sizeOfFragment(selection.name.value);
    const { name, selectionSet } = selection;
    if (name.value.startsWith('__')) return sizeOfIntrospection(selection);
    const field = isObjectType(parent) ? parent.getFields()[name.value] : undefined;
    const selections = selectionSet?.selections ?? [];
    const path = `${parent?.name}.${name.value}`;
    const own = fieldCosts.get(path) ?? 1;
    const below = sizeOfAll(selections, field && getNamedType(field.type));
    const cost = own + below.whole + below.cost * items(selection, field, parent === schema.getQueryType());
    return {
      depth: below.depth + 1,
      aliases: below.aliases + (selection.alias ? 1 : 0),
      ...(ofWholeList.has(path) ? { cost: 0, whole: cost } : { cost, whole: 0 }),
    };
  }

  /** Apollo Server limits how deep lists are nested in it; a query for the whole schema is deeper than others may be. */
  function sizeOfIntrospection(selection: FieldNode): SelectionSize {
    const values = introspectionCost(selection, { schema, fragmentOf, most: limits.cost * SCHEMA_VALUES });
    const cost = Math.ceil(values / SCHEMA_VALUES);
    return { depth: 1, aliases: selection.alias ? 1 : 0, cost, whole: 0 };
  }

  /** Measured once, however often it is spread. One that spreads itself ends here; another rule refuses it. */
  function sizeOfFragment(name: string): SelectionSize {
    const known = fragments.get(name);
    if (known) return known;
    fragments.set(name, { depth: 0, aliases: 0, cost: 0, whole: 0 });
    const fragment = fragmentOf(name);
    const type = fragment && schema.getType(fragment.typeCondition.name.value);
    const size = sizeOfAll(fragment?.selectionSet.selections ?? [], type);
    fragments.set(name, size);
    return size;
  }
}

/**
 * How many items a field may answer with. A list of the root without a limit counts as the most; lists inside an object
 * count as one item.
 */
function items(
  field: FieldNode,
  definition: GraphQLField<unknown, unknown> | undefined,
  isRoot: boolean,
): number {
  const unbounded = isRoot && definition && isListType(getNullableType(definition.type)) ? MOST_ITEMS : 1;
  const asked = (definition?.args ?? []).filter(({ name }) => countArguments.includes(name));
  if (asked.length === 0) return unbounded;
  return Math.max(...asked.map((argument) => countIn(field, argument, unbounded)));
}

/** The number in an argument. A variable counts as the allowed maximum. */
function countIn(field: FieldNode, { name, defaultValue = 1 }: GraphQLArgument, unbounded: number): number {
  const value = field.arguments?.find((given) => given.name.value === name)?.value;
  if (!value || value.kind === Kind.NULL) return Math.max(Number(defaultValue), unbounded);
  if (value.kind === Kind.INT) return Math.min(Math.max(Number(value.value), 1), MOST_ITEMS);
  if (value.kind === Kind.LIST) return Math.min(value.values.length, MOST_ITEMS);
  return MOST_ITEMS;
}
