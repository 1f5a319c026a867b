import { grouped } from '../../ui/text/grouped.ts';

/** An amount to three digits, such as `≈ USD 41,900`: more of them would promise what a rate of some day cannot. */
export function approximate(amount: number, currency: string): string {
  return `≈\u00a0${currency}\u00a0${grouped(Number(amount.toPrecision(3)))}`;
}
