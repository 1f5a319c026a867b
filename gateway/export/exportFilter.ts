import { GraphQLError } from 'graphql';
import { unknownParameter } from '../../platform/network/unknownParameter.ts';
import { latinDigits } from '../../text/latinDigits.ts';
import { filterQuery } from '../apis/carQuery.ts';
import { type FilterName, filterNames, filterParts, type Kinds } from '../apis/filterParts.ts';
import { HttpError } from '../http/HttpError.ts';
import type { CarFilter, IntRange, SaleStatus } from '../generated/schemaTypes.ts';
import { checkFilter } from '../resolvers/checkFilter.ts';
import { DateTime } from '../resolvers/DateTime.ts';

/** How the parameter of a part of each kind is read; undefined for one that cannot be read. */
const read: { [Kind in keyof Kinds]: (text: string) => Kinds[Kind] | undefined } = {
  range: rangeIn,
  list: (text) => text.split(',').filter((item) => item.trim()),
  text: String,
  id: String,
  flag: (text) => booleans.get(text),
  claim: (text) => booleans.get(text),
  statuses: statusesIn,
  moment: momentIn,
};

/**
 * Reads the filter of an export from the parameters of its address; `others` are further parameters that the export takes.
 * Throws `HttpError` (400) for an unknown one, and for one that cannot be read or asks for nothing.
 */
export function readExportFilter(
  query: Readonly<Record<string, unknown>>,
  others: readonly string[] = [],
): CarFilter {
  const unknown = unknownParameter(Object.keys(query), [...filterNames, ...others]);
  if (unknown) throw new HttpError(400, unknown);
  const filter: CarFilter = Object.fromEntries(
    filterNames
      .filter((name) => query[name] !== undefined)
      .map((name) => [name, readPart(name, query[name])]),
  );
  try {
    checkFilter(filter);
  } catch (error) {
    throw error instanceof GraphQLError ? new HttpError(400, error.message) : error;
  }
  return filter;
}

function readPart(name: FilterName, text: unknown) {
  const { kind, example } = filterParts[name];
  if (typeof text !== 'string') throw new HttpError(400, `${name} must occur only once in the URL.`);
  const wanted = read[kind](text);
  if (wanted === undefined || filterQuery({ [name]: wanted }).length === 0)
    throw new HttpError(400, `${name} is invalid. Example: ${name}=${example}.`);
  return wanted;
}

/** The largest whole number of GraphQL. */
const MAX_INT = 2 ** 31 - 1;

/** `min,max` in Latin or Arabic digits, both included; an end that is left out is open. */
function rangeIn(text: string): IntRange | undefined {
  const ends = /^(\d*),(\d*)$/
    .exec(latinDigits(text))
    ?.slice(1)
    .map((end) => (end === '' ? null : Number(end)));
  if (!ends || ends.some((end) => end !== null && end > MAX_INT)) return undefined;
  const [min, max] = ends;
  return { min, max };
}

const booleans = new Map([
  ['true', true],
  ['false', false],
]);

const statuses = new Map<string, SaleStatus>(
  Object.entries({
    available: 'AVAILABLE',
    reserved: 'RESERVED',
    sold: 'SOLD',
  } satisfies Record<Lowercase<SaleStatus>, SaleStatus>),
);

function statusesIn(text: string): SaleStatus[] | undefined {
  const read = text.split(',').map((status) => statuses.get(status.trim().toLowerCase()));
  return read.every((status) => status !== undefined) ? read : undefined;
}

function momentIn(text: string): Date | undefined {
  try {
    return DateTime.parseValue(text);
  } catch {
    return undefined;
  }
}
