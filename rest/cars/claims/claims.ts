import { NO_END, warrantyEnd } from '../../../search/warrantyEnd.ts';
import type { Car } from '../car.ts';
import { isAccidentFree } from './isAccidentFree.ts';

/** The fields of a car by which claims are judged; the graph's car has them under the same names. */
type ClaimingCar = Pick<
  Car,
  'warranty' | 'warrantyUntil' | 'accidentHistory' | 'originalPrice' | 'discountedPrice'
>;

/** What the REST API knows of a part of the filter that asks for a claim. */
interface ClaimRow {
  /** Its name in the filter, its parameter, and the name of its column and of its count among the facets. */
  part: string;
  description: string;
  /** The moment until which it holds, ms since 1970; null for a car whose record does not say so. */
  until: (car: ClaimingCar) => number | null;
  /** Its count in the example of facets. */
  example: number;
  /** The claim in the name of a search alert. */
  inWords: string;
  /** Its parameter in the address of the site's listing. */
  address: string;
}

/**
 * What a buyer may ask to be told of a car: only cars whose own record says so have it. Parameters, conditions of databases, keys
 * of stored cars, columns, facets, and names and links of search alerts follow from it.
 */
export const claims = [
  {
    part: 'hasWarranty',
    description: 'true: only cars with a warranty that has not ended',
    until: warrantyEnd,
    example: 16,
    inWords: 'with a warranty',
    address: 'warranty',
  },
  {
    part: 'accidentFree',
    description: 'true: only cars whose accident history says that there is none',
    until: ({ accidentHistory }) => (isAccidentFree(accidentHistory) ? NO_END : null),
    example: 4,
    inWords: 'without accidents',
    address: 'accidentFree',
  },
  {
    part: 'discounted',
    description: 'true: only cars whose price is below the original price',
    until: ({ originalPrice, discountedPrice }) =>
      discountedPrice !== null && originalPrice !== null && discountedPrice < originalPrice ? NO_END : null,
    example: 12,
    inWords: 'at a reduced price',
    address: 'discounted',
  },
] as const satisfies readonly ClaimRow[];

/** A part of the filter that asks for a claim. */
export type ClaimPart = (typeof claims)[number]['part'];
