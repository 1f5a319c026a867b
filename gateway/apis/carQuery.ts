import type { CarFilter, CarSort } from '../generated/schemaTypes.ts';
import { encodePathSegment } from '../origin/encodePathSegment.ts';
import { eachPart, type Kinds } from './filterParts.ts';

/** Stands for an open end in the wire's `min,max`, because spec §7 has no open ends. */
const OPEN_END = 999_999_999;

/** The wire's `sort` of each order. */
const wireSorts: Record<CarSort, string> = {
  NEWEST: 'newest',
  OLDEST: '-newest',
  PRICE_ASC: 'price',
  PRICE_DESC: '-price',
  MILEAGE_ASC: 'mileage',
  MILEAGE_DESC: '-mileage',
  YEAR_ASC: 'year',
  YEAR_DESC: '-year',
};

/** How a part of each kind is written (spec §7); nothing for a value that asks for nothing. */
const write: { [Kind in keyof Kinds]: (wanted: Kinds[Kind]) => string | undefined } = {
  range: ({ min, max }) =>
    typeof min === 'number' || typeof max === 'number' ? `${min ?? 0},${max ?? OPEN_END}` : undefined,
  list: (names) =>
    names
      .map((name) => encodePathSegment(name.trim()))
      .filter(Boolean)
      .join(','),
  text: (typed) => encodePathSegment(typed.trim()),
  id: (id) => encodePathSegment(id.trim()),
  flag: String,
  statuses: (statuses) => statuses.map((status) => status.toLowerCase()).join(','),
  moment: (moment) => moment.toISOString(),
};

/** The filter as `name=value` pairs of `GET /api/v1/cars/filter`; none for a filter that is empty. */
export function filterQuery(filter: CarFilter): string[] {
  return eachPart(filter, write).flatMap(([{ parameter }, value]) =>
    value ? [`${parameter}=${value}`] : [],
  );
}

/** The path and query of a list (`filter`) or of its facets; `more` are further `name=value` pairs. */
export function carsAddress(
  resource: 'filter' | 'facets',
  { filter, sort }: { filter: CarFilter; sort?: CarSort },
  more: string[] = [],
): string {
  const query = [...filterQuery(filter), ...(sort ? [`sort=${wireSorts[sort]}`] : []), ...more];
  return `/api/v1/cars/${resource}${query.length > 0 ? `?${query.join('&')}` : ''}`;
}
