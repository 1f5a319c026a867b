import {
  getNamedType,
  getNullableType,
  type GraphQLArgument,
  type GraphQLField,
  type GraphQLInputType,
  type GraphQLObjectType,
  type GraphQLSchema,
  isEnumType,
  isInputObjectType,
  isListType,
  isNonNullType,
  isObjectType,
} from 'graphql';
import { requiredScopes } from '../../gateway/clients/requiredScopes.ts';

const requirements = new Map<string, string>(Object.entries(requiredScopes));

/** The next number of a sequence that depends only on its seed; at least 0, less than 1. */
export type Random = () => number;

/** Mulberry32: the same seed gives the same sequence on every machine. */
export function randomFrom(seed: number): Random {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

/**
 * A random query, some of whose variables do not fit. `ids`: ids of things that exist. With the `writer` `site`, the query is
 * one that a site could send: it has no conditions, and asks every thing for its id.
 */
export function randomQuery(schema: GraphQLSchema, random: Random, ids: string[], writer?: 'site') {
  const chance = (part: number) => random() < part;
  const oneOf = <T>(list: readonly T[]): T => list[Math.floor(random() * list.length)] as T;
  const root = schema.getQueryType() as GraphQLObjectType;
  // Most fields of the root refuse all but the staff: where every query had some, few would be answered.
  const asksAsStaff = chance(0.1);
  const fragments: string[] = [];
  const declared: string[] = [];
  const variables: Record<string, unknown> = {};

  function selections(type: GraphQLObjectType, depth: number): string {
    const fields = Object.values(type.getFields()).filter(
      ({ name, type: of }) =>
        (depth > 0 || !isObjectType(getNamedType(of))) &&
        (asksAsStaff || type !== root || requirements.get(name) !== 'staff'),
    );
    const chosen = Array.from({ length: 1 + Math.floor(random() * 5) }, () => field(oneOf(fields), depth));
    if (writer === 'site' && type.getFields().id) chosen.push('id');
    if (chance(0.2)) chosen.push('__typename');
    if (chance(0.15)) chosen.push(`... on ${type.name} ${directive()} { ${field(oneOf(fields), depth)} }`);
    if (chance(0.15)) chosen.push(`...${fragment(type, depth)} ${directive()}`);
    return `{ ${chosen.join(' ')} }`;
  }

  function field(of: GraphQLField<unknown, unknown>, depth: number): string {
    const name = getNamedType(of.type);
    const args = of.args.flatMap((argument) => argumentOf(argument));
    const inner = isObjectType(name) ? selections(name, depth - 1) : '';
    // Fields with one name and different arguments cannot be merged, so every field with arguments gets an alias.
    const alias = args.length > 0 || chance(0.1) ? `a${Math.floor(random() * 1e6)}: ` : '';
    return `${alias}${of.name}${args.length > 0 ? `(${args.join(', ')})` : ''} ${directive()} ${inner}`;
  }

  function fragment(type: GraphQLObjectType, depth: number): string {
    const name = `F${fragments.length}`;
    fragments.push('');
    fragments[Number(name.slice(1))] = `fragment ${name} on ${type.name} ${selections(type, depth)}`;
    return name;
  }

  function directive(): string {
    if (writer === 'site' || chance(0.94)) return '';
    const condition = chance(0.5) ? String(chance(0.5)) : variable('Boolean!', chance(0.5));
    return `@${oneOf(['include', 'skip'])}(if: ${condition})`;
  }

  function argumentOf({ name, type }: GraphQLArgument): string[] {
    if (!isNonNullType(type) && chance(0.5)) return [];
    if (chance(0.5)) return [`${name}: ${literal(value(type, 0.03))}`];
    const fitting = chance(0.95);
    return [
      `${name}: ${variable(String(type), fitting ? value(type, 0.03) : oneOf([{}, 'six', null, [], 1.5, true]))}`,
    ];
  }

  function variable(type: string, given: unknown): string {
    const name = `v${declared.length}`;
    declared.push(`$${name}: ${type}`);
    if (given !== undefined) variables[name] = given;
    return `$${name}`;
  }

  /** `odd`: the probability of a number that the graph refuses. */
  function value(type: GraphQLInputType, odd: number): unknown {
    const plain = getNullableType(type);
    if (!isNonNullType(type) && chance(0.05)) return null;
    if (isListType(plain))
      return Array.from({ length: Math.floor(random() * 3) }, () => value(plain.ofType, odd));
    if (isEnumType(plain)) return new EnumValue(oneOf(plain.getValues()).name);
    if (isInputObjectType(plain)) {
      const given = Object.values(plain.getFields()).filter(
        ({ type: of }) => isNonNullType(of) || chance(0.3),
      );
      return Object.fromEntries(given.map(({ name, type: of }) => [name, value(of, odd)]));
    }
    if (String(plain) === 'Int')
      return chance(odd) ? oneOf([-1, 1_000, 99_999_999]) : Math.floor(random() * 12);
    if (String(plain) === 'Boolean') return chance(0.5);
    return oneOf([...ids, 'BMW', 'SUV', '', 'x”\n']);
  }

  const document = selections(root, 4);
  const head = declared.length > 0 ? `query Random(${declared.join(', ')})` : 'query Random';
  return { query: [`${head} ${document}`, ...fragments].join('\n'), variables: asJson(variables) };
}

/** A value of an enum, which is written without quotes. */
class EnumValue {
  readonly name: string;

  constructor(name: string) {
    this.name = name;
  }

  toJSON() {
    return this.name;
  }
}

function literal(value: unknown): string {
  if (value instanceof EnumValue) return value.name;
  if (Array.isArray(value)) return `[${value.map(literal).join(', ')}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  return `{ ${Object.entries(value)
    .map(([name, inner]) => `${name}: ${literal(inner)}`)
    .join(', ')} }`;
}

function asJson<T>(value: T): T {
  return JSON.parse(JSON.stringify(value)) as T;
}
