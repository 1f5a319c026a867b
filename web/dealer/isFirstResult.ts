import { exampleOf } from './instalments.ts';

/**
 * Whether a monthly instalment, AED, is what the calculator of a car of `price` AED shows first. The terms of any other only
 * the dealer knows.
 */
export function isFirstResult(instalment: number, price: number): boolean {
  return Math.round(instalment) === exampleOf(price).monthly;
}
