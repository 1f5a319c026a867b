import type { CarFilter, CarSort, IntRange } from '../generated/schemaTypes.ts';
import { encodePathSegment } from '../origin/encodePathSegment.ts';

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

/** The name of a part of the filter. */
export type FilterName = keyof CarFilter;

/** A parameter of the wire; `write` gives undefined for a value that asks for nothing. */
type Parameter<Wanted> = [name: string, write: (wanted: Wanted) => string | undefined];

/** The wire's parameter of each part of the filter (spec §7). */
const parameters: { [Part in FilterName]: Parameter<NonNullable<CarFilter[Part]>> } = {
  mileage: ['mileage', range],
  year: ['yearBuilt', range],
  price: ['price', range],
  monthlyInstalment: ['monthlyInstallment', range],
  makes: ['companies', list],
  bodyTypes: ['bodyTypes', list],
  model: ['vehicleType', text],
  title: ['title', text],
  status: ['status', (statuses) => statuses.map((status) => status.toLowerCase()).join(',') || undefined],
  stockNumbers: ['stockNumbers', list],
  updatedSince: ['updatedSince', (moment) => moment.toISOString()],
  search: ['search', text],
  availableNow: ['availableNow', String],
};

/** The names of all parts. The type of Object.keys loses them. */
export const filterNames = Object.keys(parameters) as FilterName[];

/** The filter as `name=value` pairs of `GET /api/v1/cars/filter`; none for a filter that is empty. */
export function filterQuery(filter: CarFilter): string[] {
  return filterNames.flatMap((name) => parameterOf(name, filter));
}

function parameterOf<Name extends FilterName>(part: Name, filter: CarFilter): string[] {
  const wanted = filter[part];
  if (wanted === undefined || wanted === null) return [];
  const [name, write]: Parameter<NonNullable<CarFilter[Name]>> = parameters[part];
  const value = write(wanted);
  return value === undefined ? [] : [`${name}=${value}`];
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

function range({ min, max }: IntRange): string | undefined {
  if (typeof min !== 'number' && typeof max !== 'number') return undefined;
  return `${min ?? 0},${max ?? OPEN_END}`;
}

function list(names: readonly string[]): string | undefined {
  return (
    names
      .map((name) => encodePathSegment(name.trim()))
      .filter(Boolean)
      .join(',') || undefined
  );
}

function text(typed: string): string | undefined {
  return encodePathSegment(typed.trim()) || undefined;
}
