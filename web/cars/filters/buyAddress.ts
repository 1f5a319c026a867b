import type { CarFilter, CarSort } from '../../generated/BuyPage.ts';
import { paths } from '../../paths.ts';
import { wholeNumber } from '../../ui/text/wholeNumber.ts';
import type { FilterName, FilterState } from './FilterState.ts';
import { filterNames, filterTable } from './filterTable.ts';
import { placeOf } from '../addresses/placeOf.ts';

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
  /** The name of the chosen model, where it stands in the address: then the model has an address of its own. */
  modelName?: string;
  /** Undefined: newest first, sold cars last. */
  sort: SortName | undefined;
  /** From 1. */
  page: number;
}

/** Reads the parameters of the listing. Values that make no sense, or that exceed what the graph accepts, are left out. */
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

/** The address of the listing for a state: that of its make, body type or budget (`placeOf.ts`), with parameters for all else. */
export function buyAddress({ filter, modelName, sort, page }: BuyState): string {
  const place = placeOf(filter, modelName);
  const query = new URLSearchParams(parametersOf(filter, place?.parts));
  if (sort) query.set('sort', sort);
  if (page > 1) query.set('page', String(page));
  return withQuery(place?.path ?? paths.buy, query);
}

function parametersOf(filter: FilterState, without: readonly FilterName[] = []): [string, string][] {
  return filterNames.filter((name) => !without.includes(name)).flatMap((name) => writePart(name, filter));
}

function withQuery(path: string, query: URLSearchParams): string {
  const text = query.toString();
  return text ? `${path}?${text}` : path;
}

/** The parameters of one part of a filter. */
export function writePart<Name extends FilterName>(name: Name, filter: FilterState): [string, string][] {
  return filterTable[name].write(filter[name]);
}

/** The address of the listing for a filter alone, in the usual order. `modelName`: the name of its model, where that is known. */
export function filterAddress(filter: FilterState, modelName?: string): string {
  return buyAddress({ filter, modelName, sort: undefined, page: 1 });
}

/** A filter as one text, the same for the same filter, which `filterFrom` reads. */
export function filterText(filter: FilterState): string {
  return new URLSearchParams(parametersOf(filter)).toString();
}

/** Reads the filter from its text. */
export function filterFrom(text: string): FilterState {
  return readBuyState(new URLSearchParams(text)).filter;
}

/** The canonical address of a listing: without its sort order, and with the items of lists in alphabetical order. */
export function canonicalAddress({ filter, page, modelName }: BuyState): string {
  const sorted = Object.entries(filter).map(([name, chosen]) => [
    name,
    // Every list of a filter is one of texts.
    Array.isArray(chosen) ? (chosen as string[]).toSorted() : chosen,
  ]);
  return buyAddress({ filter: Object.fromEntries(sorted) as FilterState, modelName, sort: undefined, page });
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
