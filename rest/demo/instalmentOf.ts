import { exampleOf } from '../dealership/instalments.ts';

/** Banks seldom lend on older cars, nor is anything this dear bought in instalments. */
const oldest = 2018;
const dearest = 900_000;

/** The instalment a month for a car at the dealer's example terms, AED; null for a car that is bought outright. */
export function instalmentOf(price: number, year: number): number | null {
  return year < oldest || price > dearest ? null : exampleOf(price).monthly;
}
