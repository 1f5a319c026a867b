import type { CarFilter, SaleStatus } from '../../generated/BuyPage.ts';
import { formatDate } from '../../ui/text/formatDate.ts';
import type { FilterName, FilterState, RangeName } from './FilterState.ts';
import { list, type PartRow, range, text } from './partKinds.ts';
import { rangeNames } from './ranges.ts';

/** The longest text that the graph accepts, in characters. */
export const MAX_TEXT = 200;
/** More makes than anybody chooses. Limited, because the models of each are requested. */
const MAX_MAKES = 50;
/** The most stock numbers that the graph accepts. */
const MAX_STOCK_NUMBERS = 100;

const statuses = new Map<string, SaleStatus>(
  Object.entries({
    available: 'AVAILABLE',
    reserved: 'RESERVED',
    sold: 'SOLD',
  } satisfies Record<Lowercase<SaleStatus>, SaleStatus>),
);

type Rows<Name extends FilterName> = { [Part in Name]: PartRow<FilterState[Part], CarFilter[Part]> };

/**
 * Every part of the filter, in the order of the address. The links in the mails of search alerts have the same parameters
 * (`rest/searchAlerts/listingUrl.ts`).
 */
export const filterTable: Rows<FilterName> = {
  makes: list('company', { hasControl: true, read: names(MAX_MAKES), label: (make) => make }),
  model: text('model', {
    hasControl: true,
    read: (typed) => typed,
    label: (_, words) => words.modelName ?? words.text.model,
  }),
  // The type of Object.fromEntries loses the names.
  ...(Object.fromEntries(rangeNames.map((name) => [name, range(name)])) as Rows<RangeName>),
  bodyTypes: list('body', { hasControl: true, read: names(), label: (type) => type }),
  availableNow: {
    ...{ none: false, hasControl: true, parameters: ['available'] },
    read: (query) => Boolean(query.get('available')),
    write: (chosen) => (chosen ? [['available', 'true']] : []),
    toGraph: (chosen) => chosen || undefined,
    describe: (chosen, words) => (chosen ? [[words.text.availableNow, false]] : []),
  },
  search: text('q', { hasControl: true, read: shortened, label: (search) => `“${search}”` }),
  title: text('title', {
    hasControl: false,
    read: shortened,
    label: (title, words) => words.text.titleHas(title),
  }),
  status: list('status', {
    hasControl: false,
    read: statusesIn,
    write: (status) => status.toLowerCase(),
    label: (status, words) => words.text.statuses[status],
  }),
  stockNumbers: list('stock', {
    hasControl: false,
    read: names(MAX_STOCK_NUMBERS),
    label: (number, words) => words.text.stockNumber(number),
  }),
  updatedSince: text('since', {
    hasControl: false,
    read: momentIn,
    label: (moment, words) => words.text.changedSince(formatDate(moment)),
  }),
};

/** The names of all parts. The type of Object.keys loses them. */
export const filterNames = Object.keys(filterTable) as FilterName[];

/** Nothing is chosen: every car. Each part has its value under its name. */
export const noFilter = Object.fromEntries(
  filterNames.map((name) => [name, filterTable[name].none]),
) as unknown as FilterState;

/** Names with a comma are left out, as no make, body type or stock number has one. */
function names(most = Infinity) {
  return (values: string[]) => values.filter((value) => value && !value.includes(',')).slice(0, most);
}

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
