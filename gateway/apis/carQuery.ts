import type { CarFilter, CarSort } from '../generated/schemaTypes.ts';
import { encodePathSegment } from '../origin/encodePathSegment.ts';
import { eachPart, type Kinds } from './filterParts.ts';

/** Stands for an open end in the wire's `min,max`, because spec §7 has no open ends. */
const OPEN_END = 999_999_999;

/** The name of each order on the wire. */
const wireSorts: Record<CarSort, string> = {
  FOR_SALE_FIRST: 'forSale',
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
  claim: (wanted) => (wanted ? 'true' : undefined),
  statuses: (statuses) => statuses.map((status) => status.toLowerCase()).join(','),
  moment: (moment) => moment.toISOString(),
};

/** The filter as `name=value` pairs of `GET /api/v1/cars/filter`; none for a filter that is empty. */
export function filterQuery(filter: CarFilter): string[] {
  return eachPart(filter, write).flatMap(([{ parameter }, value]) =>
    value ? [`${parameter}=${value}`] : [],
  );
}

/** How a list (`filter`) or its facets are asked for; `more` are further `name=value` pairs of the query. */
export function carsRequest(
  resource: 'filter' | 'facets',
  { filter, sort }: { filter: CarFilter; sort?: CarSort },
  more: string[] = [],
): { path: string; order?: string } {
  const order = sort && wireSorts[sort];
  // The order of the site's list is asked for by the header `Prefer`: an origin that has only the specification then gets the
  // request of spec §7 and nothing more (BUY-1).
  const isPreferred = sort === 'FOR_SALE_FIRST';
  const query = [...filterQuery(filter), ...(order && !isPreferred ? [`sort=${order}`] : []), ...more];
  const path = `/api/v1/cars/${resource}${query.length > 0 ? `?${query.join('&')}` : ''}`;
  return isPreferred ? { path, order } : { path };
}
