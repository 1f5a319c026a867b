import type { Filter } from 'mongodb';
import type { StoredCar } from './storedCar.ts';
import { searchable } from './storedCar.ts';

/** Both ends belong to the range. */
export interface Range {
  min: number;
  max: number;
}

/**
 * What a visitor may ask of the stock. Each part narrows; parts that are left out do not. A car without the
 * value that a range asks for is not in that range.
 */
export interface CarFilter {
  /** Kilometres. */
  mileage?: Range;
  yearBuilt?: Range;
  /** The price that is asked, AED. */
  price?: Range;
  /** AED a month. */
  monthlyInstallment?: Range;
  /** Names; upper or lower case is the same. */
  companies?: string[];
  /** Names; upper or lower case is the same. */
  bodyTypes?: string[];
  /** Id of a vehicle type. */
  vehicleType?: string;
  /** Every word must stand in the car's title, brand, model or trim, as it is written, in any case. */
  title?: string;
  /** True hides sold cars. */
  availableNow?: boolean;
  /** Only these cars. */
  ids?: string[];
  /** True leaves featured cars only. */
  featured?: boolean;
  /** True leaves cars only that offer a test drive; a sold car offers none. */
  offersTestDrive?: boolean;
}

/** The words of a title that is asked for, as they are compared. */
export function wordsOf({ title = '' }: CarFilter): string[] {
  return searchable(title).split(' ').filter(Boolean);
}

/** Names that are asked for, as they are compared. In a list like `BMW,` the empty one does not mean cars without a name. */
export function searchedNames(list: string[]): string[] {
  return list.map(searchable).filter(Boolean);
}

/** The filter as a query that every engine of the store answers alike. */
export function toQuery(filter: CarFilter): Filter<StoredCar> {
  const query: Record<string, unknown> = {};
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
  if (filter.ids) query._id = { $in: filter.ids };
  const words = wordsOf(filter);
  if (words.length > 0) query.$and = words.map((word) => ({ 'search.text': { $regex: literal(word) } }));
  return query;
}

function within({ min, max }: Range) {
  return { $gte: min, $lte: max };
}

/** A pattern that matches `word` and nothing else: visitors never write regular expressions. */
function literal(word: string): string {
  return word.replace(/[\\^$.*+?()[\]{}|/-]/g, '\\$&');
}
