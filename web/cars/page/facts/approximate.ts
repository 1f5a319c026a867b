import { grouped } from '../../../ui/text/grouped.ts';

/** An amount to three significant digits, such as `≈ USD 41,900`: the rate of a single day is no more exact. */
export function approximate(amount: number, currency: string): string {
  return `≈\u00a0${currency}\u00a0${grouped(Number(amount.toPrecision(3)))}`;
}
