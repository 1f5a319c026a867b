import { exampleOf } from '../dealership/instalments.ts';

/** Banks seldom lend on cars before this model year, and dearer cars are not bought in instalments (AED). */
const oldest = 2018;
const dearest = 900_000;

/** The monthly instalment for a car at the dealer's example terms, AED; null for a car that is bought outright. */
export function instalmentOf(price: number, year: number): number | null {
  return year < oldest || price > dearest ? null : exampleOf(price).monthly;
}
