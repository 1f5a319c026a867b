import type { FastifyRequest } from 'fastify';
import Type, { type Static, type TSchema } from 'typebox';
import { latinDigits } from '../../text/latinDigits.ts';
import { type CarFilter, type SaleStatus, saleStatuses } from './CarFilter.ts';
import { claims } from './claims/claims.ts';
import { nameLists } from './nameLists.ts';
import { type Range, ranges } from './ranges.ts';
import { recordOf } from './recordOf.ts';

const rangeText = (what: string) =>
  Type.Optional(
    Type.String({ pattern: '^\\d{1,12},\\d{1,12}$', description: `${what}: min,max, both inclusive` }),
  );
const listText = (what: string) => Type.Optional(Type.String({ minLength: 1, description: what }));

/** The parts of a filter that a request may ask for; the others have routes of their own. */
export type RequestedPart = Exclude<keyof CarFilter, 'featured' | 'offersTestDrive'>;

const parameters = {
  ...recordOf(ranges, ({ part, description }) => [part, rangeText(description)]),
  ...recordOf(nameLists, ({ part, description }) => [part, listText(description)]),
  ...recordOf(claims, ({ part, description }) => [
    part,
    Type.Optional(Type.Unsafe<'true'>({ type: 'string', enum: ['true'], description })),
  ]),
  vehicleType: Type.Optional(Type.String({ minLength: 1, description: 'Id of a vehicle type' })),
  title: Type.Optional(
    Type.String({ maxLength: 200, description: 'Words that must occur in title, brand, model or trim' }),
  ),
  search: Type.Optional(
    Type.String({
      maxLength: 200,
      description: 'Free-text search: words of make, model, colour and so on; tolerates typing errors',
    }),
  ),
  availableNow: Type.Optional(
    Type.Unsafe<'true' | 'false'>({
      type: 'string',
      enum: ['true', 'false'],
      description: 'true excludes sold and reserved cars',
    }),
  ),
  status: Type.Optional(
    Type.String({
      pattern: `^(${saleStatuses.join('|')})(,(${saleStatuses.join('|')}))*$`,
      description: 'Comma-separated list of available, reserved and sold; matches any of them',
    }),
  ),
  stockNumbers: listText('Comma-separated stock numbers; matches any of them'),
  updatedSince: Type.Optional(
    Type.String({
      format: 'date-time',
      description: 'ISO 8601: cars that changed at or after this time, or whose time of change is unknown',
    }),
  ),
  ids: listText('Comma-separated ids of cars: only these'),
} satisfies Record<RequestedPart, TSchema>;

/** The filter's parameters as they are written in a URL (spec §7). */
export const CarFilterQuery = Type.Object(parameters);

/** Turns Arabic digits of ranges into Latin ones, before they are validated (`preValidation` of a route). */
export async function cleanRanges({ query }: FastifyRequest) {
  const given = query as Record<string, unknown>; // The query is not validated yet.
  for (const { part } of ranges) {
    const text = given[part];
    if (typeof text === 'string') given[part] = latinDigits(text);
  }
}

/** Reads parameters that `CarFilterQuery` has validated. */
export function readCarFilter(query: Static<typeof CarFilterQuery>): Pick<CarFilter, RequestedPart> {
  return {
    ...recordOf(ranges, ({ part }) => [part, range(query[part])]),
    ...recordOf(nameLists, ({ part }) => [part, query[part]?.split(',')]),
    ...recordOf(claims, ({ part }) => [part, query[part] === 'true']),
    vehicleType: query.vehicleType,
    title: query.title,
    search: query.search?.trim() || undefined,
    availableNow: query.availableNow === 'true',
    // The parameter's pattern allows nothing else.
    status: query.status?.split(',') as SaleStatus[] | undefined,
    stockNumbers: query.stockNumbers?.split(','),
    updatedSince: query.updatedSince && new Date(query.updatedSince).toISOString(),
    ids: query.ids?.split(','),
  } satisfies { [Part in RequestedPart]: CarFilter[Part] };
}

/** The parameters that the specification (§7) has. */
const specified: readonly string[] = [
  ...['mileage', 'yearBuilt', 'monthlyInstallment', 'companies'],
  ...['bodyTypes', 'availableNow', 'vehicleType', 'title'],
];
/** All others; the header `Applied-Filters` of an answer names those that it used. */
const additions = (Object.keys(parameters) as RequestedPart[]).filter((name) => !specified.includes(name));

/** The additional parameters of a request, comma-joined; undefined if it has none. */
export function appliedFilters(query: Static<typeof CarFilterQuery>): string | undefined {
  return additions.filter((name) => query[name] !== undefined).join(', ') || undefined;
}

function range(text: string | undefined): Range | undefined {
  const [min, max] = text?.split(',').map(Number) ?? [];
  return min === undefined || max === undefined ? undefined : { min, max };
}
