import type { CarFilter, IntRange, SaleStatus } from '../../generated/BuyPage.ts';
import { wholeNumber } from '../../ui/text/wholeNumber.ts';
import { type FilterName, type FilterState, inOrder, type TypedRange } from './FilterState.ts';

/** The longest text that the graph accepts, in characters. */
export const MAX_TEXT = 200;
/** More makes than anybody chooses. Limited, because the models of each are requested. */
const MAX_MAKES = 50;
/** The most stock numbers that the graph accepts. */
const MAX_STOCK_NUMBERS = 100;

/** How a part of the filter stands in the address of the listing, and what it asks of the graph. */
interface AddressPart<Chosen, Wanted> {
  /** Its parameters. */
  names: readonly string[];
  /** Values that make no sense, or that exceed what the graph accepts, are left out. */
  read: (query: URLSearchParams) => Chosen;
  /** The parameters of what is chosen. */
  write: (chosen: Chosen) => [name: string, value: string][];
  /** Undefined where nothing is chosen. */
  toGraph: (chosen: Chosen) => Wanted | undefined;
}

/**
 * Every part of the filter, in the order of the address. The links in the mails of search alerts have the same names
 * (`rest/searchAlerts/listingUrl.ts`).
 */
export const addressParts: { [Part in FilterName]: AddressPart<FilterState[Part], CarFilter[Part]> } = {
  makes: list('company', names(MAX_MAKES)),
  model: text('model', (typed) => typed),
  price: range('price'),
  mileage: range('mileage'),
  year: range('year'),
  monthlyInstalment: range('installment'),
  bodyTypes: list('body', names()),
  availableNow: {
    names: ['available'],
    read: (query) => Boolean(query.get('available')),
    write: (chosen) => (chosen ? [['available', 'true']] : []),
    toGraph: (chosen) => chosen || undefined,
  },
  search: text('q', shortened),
  title: text('title', shortened),
  status: list('status', statusesIn, (status) => status.toLowerCase()),
  stockNumbers: list('stock', names(MAX_STOCK_NUMBERS)),
  updatedSince: text('since', momentIn),
};

/** The names of all parts. The type of Object.keys loses them. */
export const filterNames = Object.keys(addressParts) as FilterName[];

function text(name: string, read: (typed: string) => string): AddressPart<string, string> {
  return {
    names: [name],
    read: (query) => read((query.get(name) ?? '').trim()),
    write: (chosen) => (chosen.trim() ? [[name, chosen.trim()]] : []),
    toGraph: (chosen) => chosen.trim() || undefined,
  };
}

function list<Item extends string>(
  name: string,
  read: (values: string[]) => Item[],
  write = (item: Item): string => item,
): AddressPart<Item[], Item[]> {
  return {
    names: [name],
    read: (query) => read([...new Set(query.getAll(name))]),
    write: (chosen) => chosen.map((item) => [name, write(item)]),
    toGraph: (chosen) => (chosen.length > 0 ? chosen : undefined),
  };
}

function range(name: string): AddressPart<TypedRange, IntRange> {
  const [minName, maxName] = [`${name}Min`, `${name}Max`] as const;
  return {
    names: [minName, maxName],
    read: (query) => inOrder({ min: query.get(minName) ?? '', max: query.get(maxName) ?? '' }),
    write(chosen) {
      const { min, max } = inOrder(chosen);
      const ends = [
        [minName, min],
        [maxName, max],
      ] as const;
      return ends.flatMap(([end, typed]) => (typed ? [[end, String(wholeNumber(typed))]] : []));
    },
    toGraph({ min, max }) {
      if (min === '' && max === '') return undefined;
      // An end that was left empty is open; numbers are whole (spec §5).
      return { min: min === '' ? null : wholeNumber(min), max: max === '' ? null : wholeNumber(max) };
    },
  };
}

/** Names with a comma are left out, as no make, body type or stock number has one. */
function names(most = Infinity) {
  return (values: string[]) => values.filter((value) => value && !value.includes(',')).slice(0, most);
}

const statuses = new Map<string, SaleStatus>(
  Object.entries({
    available: 'AVAILABLE',
    reserved: 'RESERVED',
    sold: 'SOLD',
  } satisfies Record<Lowercase<SaleStatus>, SaleStatus>),
);

function statusesIn(values: string[]): SaleStatus[] {
  return values.flatMap((value) => statuses.get(value) ?? []);
}

function shortened(typed: string): string {
  // The cut may leave half a character (a lone surrogate) at the end.
  return typed.slice(0, MAX_TEXT).replace(/[\uD800-\uDBFF]$/, '');
}

/** A moment in ISO 8601 with a year of four digits, as the graph accepts it; '' for any other text. */
function momentIn(typed: string): string {
  const moment = new Date(typed);
  const written = Number.isNaN(moment.getTime()) ? '' : moment.toISOString();
  return /^\d/.test(written) ? written : '';
}
