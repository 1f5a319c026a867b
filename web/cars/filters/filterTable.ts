import type { CarFilter, SaleStatus } from '../../generated/BuyPage.ts';
import { formatDate } from '../../ui/text/formatDate.ts';
import { longestSearch } from '../finder/longestSearch.ts';
import type { FilterName, FilterState, RangeName } from './FilterState.ts';
import { capitalised } from './lists/capitalised.ts';
import { flag, list, type PartRow, range, text } from './partKinds.ts';
import { rangeNames } from './ranges.ts';

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
  exteriorColors: list('color', { hasControl: true, read: names(), label: (colour) => capitalised(colour) }),
  fuelTypes: list('fuel', { hasControl: true, read: names(), label: (fuel) => fuel }),
  transmissions: list('gearbox', { hasControl: true, read: names(), label: (gearbox) => gearbox }),
  regionalSpecs: list('specs', {
    hasControl: true,
    read: names(),
    label: (specs, words) => words.text.specsOf(specs),
  }),
  hasWarranty: flag('warranty', ({ text }) => text.claims.hasWarranty),
  accidentFree: flag('accidentFree', ({ text }) => text.claims.accidentFree),
  discounted: flag('discounted', ({ text }) => text.claims.discounted),
  drives: list('drive', {
    hasControl: true,
    read: names(),
    label: (drive, words) => words.text.driveOf(drive),
  }),
  interiorColors: list('interior', {
    hasControl: true,
    read: names(),
    label: (colour, words) => words.text.interiorOf(colour),
  }),
  steeringSides: list('steering', {
    hasControl: true,
    read: names(),
    label: (side, words) => words.text.steeringOn(side),
  }),
  seats: list('seats', {
    hasControl: true,
    read: names(),
    label: (number, words) => words.text.seatsOf(number),
  }),
  availableNow: flag('available', ({ text }) => text.availableNow),
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
  return typed.slice(0, longestSearch).replace(/[\uD800-\uDBFF]$/, '');
}

/** A moment in ISO 8601 with a year of four digits, as the graph accepts it; '' for any other text. */
function momentIn(typed: string): string {
  const moment = new Date(typed);
  const written = Number.isNaN(moment.getTime()) ? '' : moment.toISOString();
  return /^\d/.test(written) ? written : '';
}
