import type { SaleStatus } from '../../generated/BuyPage.ts';
import { driveMessages } from './lists/driveMessages.ts';
import type { ClaimPart, ListPart } from './lists/listParts.ts';
import type { PresetName } from './quick/presetsOf.ts';
import type { RangeName } from './FilterState.ts';
import { grouped } from '../../ui/text/grouped.ts';
import type { Catalogue } from '../../ui/text/useMessages.ts';

function rangeIn(unit: (number: string) => string) {
  return (from: string, to: string) => {
    if (from && to) return `${unit(from)} to ${unit(to)}`;
    return from ? `From ${unit(from)}` : `Up to ${unit(to)}`;
  };
}

const en = {
  filters: 'Filters',
  filtersWith: (count: number) => `Filters (${count})`,
  close: 'Close',
  company: 'Company',
  moreCompanies: 'More Companies',
  choose: 'Choose',
  remove: 'remove',
  model: 'Model',
  anyModel: 'Any model',
  chooseCompany: 'Choose a company first',
  bodyType: 'Body Type',
  availability: 'Availability',
  availableNow: 'Available Now',
  from: 'From',
  to: 'To',
  lowest: (what: string) => `Lowest: ${what}`,
  highest: (what: string) => `Highest: ${what}`,
  open: '5,000+',
  inStock: (min: string, max: string) => `${min} to ${max} in stock`,
  searchLabel: 'Search',
  searchHint: 'Make, model, colour, year',
  suggestions: 'Suggestions',
  suggested: (count: number) => (count === 1 ? 'There is 1 suggestion.' : `There are ${count} suggestions.`),
  anyCompany: 'Any company',
  counted: (count: number) => {
    if (count === 0) return 'No car matches all of this.';
    return count === 1 ? '1 car matches.' : `${grouped(count)} cars match.`;
  },
  show: (count: number) => (count === 1 ? 'Show 1 car' : `Show ${grouped(count)} cars`),
  /** The label of each range, and what is chosen of it. */
  ranges: {
    price: { label: 'Price (AED)', chosen: rangeIn((number) => `AED\u00a0${number}`) },
    mileage: { label: 'Mileage (km)', chosen: rangeIn((number) => `${number}\u00a0km`) },
    year: { label: 'Year', chosen: rangeIn(String) },
    monthlyInstalment: { label: 'Installment', chosen: rangeIn((number) => `AED\u00a0${number} a month`) },
    cylinders: { label: 'Cylinders', chosen: rangeIn((number) => `${number} cylinders`) },
    power: { label: 'Power (hp)', chosen: rangeIn((number) => `${number}\u00a0hp`) },
  } satisfies Record<RangeName, object>,
  /** A usual upper end: above the list, and beside the boxes of the range. */
  under: {
    price: (number) => `Under AED\u00a0${number}`,
    mileage: (number) => `Under ${number}\u00a0km`,
  } satisfies Record<PresetName, (number: string) => string>,
  upTo: {
    price: (number) => `< ${number}`,
    mileage: (number) => `<\u00a0${number}\u00a0km`,
  } satisfies Record<PresetName, (number: string) => string>,
  claims: {
    hasWarranty: 'With a warranty',
    accidentFree: 'Stated accident-free',
    discounted: 'Price reduced',
  } satisfies Record<ClaimPart, string>,
  specsOf: (market: string) => `${market} specification`,
  /** The label of each list of names. */
  lists: {
    exteriorColors: 'Colour',
    fuelTypes: 'Fuel',
    transmissions: 'Gearbox',
    regionalSpecs: 'Regional specification',
    drives: 'Drive',
    interiorColors: 'Interior',
    steeringSides: 'Steering side',
    seats: 'Seats',
  } satisfies Record<ListPart, string>,
  conditions: 'Condition and price',
  more: (count: number) => `${grouped(count)} more`,
  nothingToChoose: 'There is nothing to choose from.',
  lowMileage: 'Mileage',
  quick: 'Narrow the list',
  alsoOf: (type: string, count: string) => `also ${type} (${count})`,
  ...driveMessages.en,
  interiorOf: (colour: string) => `Interior: ${colour.toLowerCase()}`,
  seatsOf: (number: string) => `${number} seats`,
  steeringOn: (side: string) => `Steering side: ${side}`,
  titleHas: (words: string) => `Title: ${words}`,
  statuses: { AVAILABLE: 'Available', RESERVED: 'Reserved', SOLD: 'Sold' } satisfies Record<
    SaleStatus,
    string
  >,
  stockNumber: (number: string) => `Stock number ${number}`,
  changedSince: (day: string) => `Changed since ${day}`,
  /** How many cars a list has: for sale, those with the reserved ones, and sold. */
  inList: (forSale: number, unsold: number, sold: number, lately: boolean) => {
    if (unsold + sold === 0) return 'No car matches all of this.';
    const cars = forSale === 1 ? '1 car for sale' : `${grouped(forSale)} cars for sale`;
    return [
      forSale === 0 ? 'No car for sale' : cars,
      ...(unsold > forSale ? [`${grouped(unsold - forSale)} reserved`] : []),
      ...(sold > 0 ? [`${grouped(sold)} ${lately ? 'recently sold' : 'sold'}`] : []),
    ].join(', ');
  },
  near: 'Near matches',
  without: (parts: string[], count: number) => {
    const quoted = parts.map((part) => (part.startsWith('“') ? part : `“${part}”`));
    return `Without ${quoted.join(' and ')}: ${count === 1 ? '1 car' : `${grouped(count)} cars`}`;
  },
  findOne: 'We can find one for you: tell us',
  search: 'Search Cars',
  reset: 'Reset All',
  sort: 'Sort',
  sorts: {
    '': 'Newest first',
    'price-low': 'Lowest price',
    'price-high': 'Highest price',
    'mileage-low': 'Lowest mileage',
    'year-new': 'Newest year',
    'year-old': 'Oldest year',
  },
};

export const filterMessages: Catalogue<typeof en> = { en };
