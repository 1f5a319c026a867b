import type { CarFilter, CarSort } from '../../generated/BuyPage.ts';
import { paths } from '../../paths.ts';
import { type FilterState, inOrder, type TypedRange } from './FilterState.ts';
import { wholeNumber } from '../../ui/text/wholeNumber.ts';

/** The orders that a visitor may choose, by their names in the address. */
export const sorts = {
  'price-low': 'PRICE_ASC',
  'price-high': 'PRICE_DESC',
  'mileage-low': 'MILEAGE_ASC',
  'year-new': 'YEAR_DESC',
  'year-old': 'YEAR_ASC',
} satisfies Record<string, CarSort>;
export type SortName = keyof typeof sorts;

/** The longest search that the graph accepts, in characters. */
export const MAX_SEARCH = 200;
/** More makes than anybody chooses. Limited, because the models of each are requested. */
const MAX_MAKES = 50;
/** More pages than any stock has. */
const MAX_PAGE = 1_000_000;

/** What the address of the listing says. */
export interface BuyState {
  filter: FilterState;
  /** Undefined: newest first. */
  sort: SortName | undefined;
  /** From 1. */
  page: number;
}

/** The ranges, by the names that they have in the address. */
const ranges = { price: 'price', mileage: 'mileage', year: 'year', installment: 'instalment' } as const;

/** Reads the address of the listing. Values that make no sense, or that exceed what the graph accepts, are left out. */
export function readBuyState(query: URLSearchParams): BuyState {
  const range = (name: string): TypedRange =>
    inOrder({ min: query.get(`${name}Min`) ?? '', max: query.get(`${name}Max`) ?? '' });
  const sort = query.get('sort') ?? '';
  return {
    filter: {
      makes: names(query.getAll('company')).slice(0, MAX_MAKES),
      model: query.get('model') ?? '',
      price: range('price'),
      mileage: range('mileage'),
      year: range('year'),
      instalment: range('installment'),
      bodyTypes: names(query.getAll('body')),
      availableNow: Boolean(query.get('available')),
      search: searchIn(query),
    },
    sort: Object.hasOwn(sorts, sort) ? (sort as SortName) : undefined,
    page: Math.min(MAX_PAGE, Math.max(1, wholeNumber(query.get('page') ?? '1'))),
  };
}

/** Each name once. Names with a comma are left out, as no make or body type has one. */
function names(values: string[]): string[] {
  return [...new Set(values)].filter((value) => value && !value.includes(','));
}

function searchIn(query: URLSearchParams): string {
  const search = (query.get('q') ?? '').trim().slice(0, MAX_SEARCH);
  // The cut may leave half a character (a lone surrogate) at the end.
  return search.replace(/[\uD800-\uDBFF]$/, '');
}

/** The address of the listing for a state; without a query string where nothing is chosen. */
export function buyAddress({ filter, sort, page }: BuyState): string {
  const query = new URLSearchParams();
  for (const make of filter.makes) query.append('company', make);
  if (filter.model) query.set('model', filter.model);
  for (const [name, range] of Object.entries(ranges)) {
    const { min, max } = inOrder(filter[range]);
    if (min) query.set(`${name}Min`, String(wholeNumber(min)));
    if (max) query.set(`${name}Max`, String(wholeNumber(max)));
  }
  for (const bodyType of filter.bodyTypes) query.append('body', bodyType);
  if (filter.availableNow) query.set('available', 'true');
  if (filter.search.trim()) query.set('q', filter.search.trim());
  if (sort) query.set('sort', sort);
  if (page > 1) query.set('page', String(page));
  const text = query.toString();
  return text ? `${paths.buy}?${text}` : paths.buy;
}

/** The address of the listing for a filter alone, newest first. */
export function filterAddress(filter: FilterState): string {
  return buyAddress({ filter, sort: undefined, page: 1 });
}

/** Reads the filter from an address of the listing. */
export function filterAt(address: string): FilterState {
  return readBuyState(new URLSearchParams(address.split('?')[1])).filter;
}

/** The canonical address of a listing: without its sort order, and with names in alphabetical order. */
export function canonicalAddress({ filter, page }: BuyState): string {
  const makes = filter.makes.toSorted();
  const bodyTypes = filter.bodyTypes.toSorted();
  return buyAddress({ filter: { ...filter, makes, bodyTypes }, sort: undefined, page });
}

/** The graph's filter; undefined where nothing is chosen (BUY-1). */
export function toFilter(state: FilterState): CarFilter | undefined {
  const filter: CarFilter = {
    ...(state.makes.length > 0 && { makes: state.makes }),
    ...(state.model && { model: state.model }),
    ...(isTouched(state.price) && { price: toRange(state.price) }),
    ...(isTouched(state.mileage) && { mileage: toRange(state.mileage) }),
    ...(isTouched(state.year) && { year: toRange(state.year) }),
    ...(isTouched(state.instalment) && { monthlyInstalment: toRange(state.instalment) }),
    ...(state.bodyTypes.length > 0 && { bodyTypes: state.bodyTypes }),
    ...(state.availableNow && { availableNow: true }),
    ...(state.search.trim() && { search: state.search.trim() }),
  };
  return Object.keys(filter).length > 0 ? filter : undefined;
}

function isTouched({ min, max }: TypedRange): boolean {
  return min !== '' || max !== '';
}

/** An end that was left empty is open; numbers are whole (spec §5). */
function toRange({ min, max }: TypedRange) {
  return { min: min === '' ? null : wholeNumber(min), max: max === '' ? null : wholeNumber(max) };
}
