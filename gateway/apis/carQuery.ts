import type { CarFilter, CarSort, IntRange } from '../generated/schemaTypes.ts';
import { encodePathSegment } from './encodePathSegment.ts';

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

/** The filter as `name=value` pairs of `GET /api/v1/cars/filter` (spec §7); none for a filter that is empty. */
export function filterQuery(filter: CarFilter): string[] {
  const values: [string, string | undefined][] = [
    ['mileage', range(filter.mileage)],
    ['yearBuilt', range(filter.year)],
    ['price', range(filter.price)],
    ['monthlyInstallment', range(filter.monthlyInstalment)],
    ['companies', list(filter.makes)],
    ['bodyTypes', list(filter.bodyTypes)],
    ['vehicleType', encodePathSegment(filter.model?.trim() ?? '') || undefined],
    ['title', encodePathSegment(filter.title?.trim() ?? '') || undefined],
    ['status', filter.status?.map((status) => status.toLowerCase()).join(',') || undefined],
    ['stockNumbers', list(filter.stockNumbers)],
    ['updatedSince', filter.updatedSince?.toISOString()],
    ['search', encodePathSegment(filter.search?.trim() ?? '') || undefined],
    ['availableNow', filter.availableNow?.toString()],
  ];
  return values.flatMap(([name, value]) => (value === undefined ? [] : [`${name}=${value}`]));
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

function range(bounds: IntRange | null | undefined): string | undefined {
  const { min, max } = bounds ?? {};
  if (typeof min !== 'number' && typeof max !== 'number') return undefined;
  return `${min ?? 0},${max ?? OPEN_END}`;
}

function list(names: readonly string[] | null | undefined): string | undefined {
  return (
    names
      ?.map((name) => encodePathSegment(name.trim()))
      .filter(Boolean)
      .join(',') || undefined
  );
}
