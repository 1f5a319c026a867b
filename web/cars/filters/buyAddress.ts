import type { CarFilter, CarSort } from '../../generated/BuyPage.ts';
import { paths } from '../../paths.ts';
import { wholeNumber } from '../../ui/text/wholeNumber.ts';
import type { FilterName, FilterState } from './FilterState.ts';
import { filterNames, filterTable } from './filterTable.ts';

/** The orders that a visitor may choose, by their names in the address. */
export const sorts = {
  'price-low': 'PRICE_ASC',
  'price-high': 'PRICE_DESC',
  'mileage-low': 'MILEAGE_ASC',
  'year-new': 'YEAR_DESC',
  'year-old': 'YEAR_ASC',
} satisfies Record<string, CarSort>;
export type SortName = keyof typeof sorts;

/** More pages than any stock has. */
const MAX_PAGE = 1_000_000;

/** The parameters of the address of the listing. */
export const buyParameters: readonly string[] = [
  ...filterNames.flatMap((name) => filterTable[name].parameters),
  ...['sort', 'page'],
];

/** What the address of the listing says. */
export interface BuyState {
  filter: FilterState;
  /** Undefined: newest first. */
  sort: SortName | undefined;
  /** From 1. */
  page: number;
}

/** Reads the address of the listing. Values that make no sense, or that exceed what the graph accepts, are left out. */
export function readBuyState(query: URLSearchParams): BuyState {
  const sort = query.get('sort') ?? '';
  const filter = Object.fromEntries(filterNames.map((name) => [name, filterTable[name].read(query)]));
  return {
    // Each part was read under its name.
    filter: filter as unknown as FilterState,
    sort: Object.hasOwn(sorts, sort) ? (sort as SortName) : undefined,
    page: Math.min(MAX_PAGE, Math.max(1, wholeNumber(query.get('page') ?? '1'))),
  };
}

/** The address of the listing for a state; without a query string where nothing is chosen. */
export function buyAddress({ filter, sort, page }: BuyState): string {
  const query = new URLSearchParams(filterNames.flatMap((name) => writePart(name, filter)));
  if (sort) query.set('sort', sort);
  if (page > 1) query.set('page', String(page));
  const text = query.toString();
  return text ? `${paths.buy}?${text}` : paths.buy;
}

/** The parameters of one part of a filter. */
export function writePart<Name extends FilterName>(name: Name, filter: FilterState): [string, string][] {
  return filterTable[name].write(filter[name]);
}

/** The address of the listing for a filter alone, newest first. */
export function filterAddress(filter: FilterState): string {
  return buyAddress({ filter, sort: undefined, page: 1 });
}

/** Reads the filter from an address of the listing. */
export function filterAt(address: string): FilterState {
  return readBuyState(new URLSearchParams(address.split('?')[1])).filter;
}

/** The canonical address of a listing: without its sort order, and with the items of lists in alphabetical order. */
export function canonicalAddress({ filter, page }: BuyState): string {
  const sorted = Object.entries(filter).map(([name, chosen]) => [
    name,
    // Every list of a filter is one of texts.
    Array.isArray(chosen) ? (chosen as string[]).toSorted() : chosen,
  ]);
  return buyAddress({ filter: Object.fromEntries(sorted) as FilterState, sort: undefined, page });
}

/** The graph's filter; undefined where nothing is chosen (BUY-1). */
export function toFilter(state: FilterState): CarFilter | undefined {
  const parts = filterNames.map((name) => [name, toGraph(name, state)] as const);
  const filter: CarFilter = Object.fromEntries(parts.filter(([, wanted]) => wanted !== undefined));
  return Object.keys(filter).length > 0 ? filter : undefined;
}

function toGraph<Name extends FilterName>(name: Name, state: FilterState) {
  return filterTable[name].toGraph(state[name]);
}
