import type { Filter } from 'mongodb';
import type { Search } from '../../search/understandSearch.ts';
import type { StoredCar } from './storedCar.ts';
import { searchable } from './storedCar.ts';

/** The sale statuses that a filter can ask for: 'available' is every car that is neither sold nor reserved. */
export const saleStatuses = ['available', 'reserved', 'sold'] as const;
export type SaleStatus = (typeof saleStatuses)[number];

/** A range; both ends belong to it. */
export interface Range {
  min: number;
  max: number;
}

/**
 * A visitor's filter of the stock. Each given part narrows it. A car without the value that a range asks for is not in
 * that range.
 */
export interface CarFilter {
  /** Kilometres. */
  mileage?: Range;
  yearBuilt?: Range;
  /** The asking price, AED. */
  price?: Range;
  /** AED per month. */
  monthlyInstallment?: Range;
  /** Names, in any case. */
  companies?: string[];
  /** Names, in any case. */
  bodyTypes?: string[];
  /** Id of a vehicle type. */
  vehicleType?: string;
  /** Every word must occur in the car's title, brand, model or trim, as it is written, in any case. */
  title?: string;
  /** What a visitor has typed to find cars: words of make, model, colour and so on, perhaps with typing errors. */
  search?: string;
  /** The meaning of `search` for a stock. */
  understood?: Search;
  /** True hides sold cars. */
  availableNow?: boolean;
  /** Cars with any of these statuses. */
  statuses?: SaleStatus[];
  /** Cars with any of these numbers. */
  stockNumbers?: string[];
  /** ISO 8601 in UTC: cars that changed then or later, and those whose last change is unknown. */
  updatedSince?: string;
  /** Only these cars. */
  ids?: string[];
  /** True: only featured cars. */
  featured?: boolean;
  /** True: only cars that offer a test drive; a sold car offers none. */
  offersTestDrive?: boolean;
}

/** The words of the filter's title, normalised for comparison. */
export function wordsOf({ title = '' }: CarFilter): string[] {
  return searchable(title).split(' ').filter(Boolean);
}

/**
 * The names in a filter, normalised for comparison. The empty name in a list like `BMW,` does not mean cars without a
 * name.
 */
export function searchedNames(list: string[]): string[] {
  return list.map(searchable).filter(Boolean);
}

/** Turns the filter into a query that every engine of the store answers alike. */
export function toQuery(filter: CarFilter): Filter<StoredCar> {
  const query: Record<string, unknown> = {};
  const all: unknown[] = wordsOf(filter).map((word) => ({ 'search.text': { $regex: literal(word) } }));
  if (filter.mileage) query.mileage = within(filter.mileage);
  if (filter.yearBuilt) query.year = within(filter.yearBuilt);
  if (filter.price) query['search.price'] = within(filter.price);
  if (filter.monthlyInstallment) query.monthlyInstallment = within(filter.monthlyInstallment);
  if (filter.companies) query['search.company'] = { $in: searchedNames(filter.companies) };
  if (filter.bodyTypes) query['search.bodyType'] = { $in: searchedNames(filter.bodyTypes) };
  if (filter.vehicleType) query['vehicleTypeId._id'] = filter.vehicleType;
  if (filter.availableNow || filter.offersTestDrive) query.saleStatus = { $ne: 'sold' };
  if (filter.featured) query.featured = 'yes';
  if (filter.offersTestDrive) query.testDrive = 'yes';
  const { price, year, mileage, instalment, offersTestDrive, meant = [] } = filter.understood ?? {};
  for (const { words, asStart } of meant) {
    const pattern = ` (?:${words.map(literal).join('|')})${asStart ? '' : ' '}`;
    all.push({ 'search.words': { $regex: pattern } });
  }
  if (price) all.push({ 'search.price': within(price) });
  if (year) all.push({ year: within(year) });
  if (mileage) all.push({ mileage: within(mileage) });
  if (instalment) all.push({ monthlyInstallment: within(instalment) });
  if (offersTestDrive) all.push({ testDrive: 'yes', saleStatus: { $ne: 'sold' } });
  if (filter.statuses) all.push({ saleStatus: oneOf(filter.statuses) });
  if (filter.stockNumbers) query.stockNumber = { $in: filter.stockNumbers };
  if (filter.updatedSince)
    all.push({ $or: [{ updatedAt: { $gte: filter.updatedSince } }, { updatedAt: null }] });
  if (filter.ids) query._id = { $in: filter.ids };
  if (all.length > 0) query.$and = all;
  return query;
}

function within({ min, max }: Range) {
  return { $gte: min, $lte: max };
}

function oneOf(statuses: SaleStatus[]) {
  if (!statuses.includes('available')) return { $in: statuses };
  return { $nin: saleStatuses.filter((status) => !statuses.includes(status)) };
}

/** A pattern that matches `word` and nothing else: visitors never write regular expressions. */
function literal(word: string): string {
  return word.replace(/[\\^$.*+?()[\]{}|/-]/g, '\\$&');
}
