import type { Search } from '../../search/understandSearch.ts';
import type { ClaimPart } from './claims/claims.ts';
import type { NamesPart } from './nameLists.ts';
import type { Range, RangePart } from './ranges.ts';
import { searchable } from './storedCar.ts';

/** The sale statuses that a filter can ask for: 'available' is every car that is neither sold nor reserved. */
export const saleStatuses = ['available', 'reserved', 'sold'] as const;
export type SaleStatus = (typeof saleStatuses)[number];

/**
 * A visitor's filter of the stock: `ranges`, `nameLists` (names in any case), `claims` (true: only cars that make it), and what
 * follows. Each given part narrows it. A car without the value that a range asks for is not in that range.
 */
export interface CarFilter
  extends
    Partial<Record<RangePart, Range>>,
    Partial<Record<NamesPart, string[]>>,
    Partial<Record<ClaimPart, boolean>> {
  /** Id of a vehicle type. */
  vehicleType?: string;
  /** Every word must occur in the car's title, brand, model or trim, as it is written, in any case. */
  title?: string;
  /** What a visitor has typed to find cars: words of make, model, colour and so on, perhaps with typing errors. */
  search?: string;
  /** True hides sold cars and reserved ones. */
  availableNow?: boolean;
  /** Cars with any of these statuses. */
  status?: SaleStatus[];
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

/**
 * A filter with the meaning of its search for a stock in place of what was typed: databases are asked with it. A search that
 * nobody has understood does not fit this type.
 */
export interface UnderstoodFilter extends Omit<CarFilter, 'search'> {
  search?: undefined;
  understood?: Search;
}

/** The words of a title in a filter, normalised for comparison. */
export function wordsOf(title: string): string[] {
  return searchable(title).split(' ').filter(Boolean);
}

/**
 * The names in a filter, normalised for comparison. The empty name in a list like `BMW,` does not mean cars without a
 * name.
 */
export function searchedNames(list: string[]): string[] {
  return list.map(searchable).filter(Boolean);
}
