import { latinDigits } from '../../text/latinDigits.ts';
import { dealership } from '../dealer/dealership.ts';
import { downPaymentOf, firstTermsOf, type LoanTerms } from '../dealer/instalments.ts';

const { minDownPayment, maxDownPayment, minMonths, maxMonths } = dealership.finance;

/**
 * The terms of a loan for a car of `price` AED that the address of the page names, such as `down=80000&months=36` from
 * the calculator. A term that it does not name, or that is beyond the limits, is the calculator's first one.
 */
export function chosenTerms(search: URLSearchParams, price: number): LoanTerms {
  const first = firstTermsOf(price);
  const [least, most] = [downPaymentOf(price, minDownPayment), downPaymentOf(price, maxDownPayment)];
  return {
    down: wholeWithin(least, most, search.get('down')) ?? first.down,
    months: wholeWithin(minMonths, maxMonths, search.get('months')) ?? first.months,
  };
}

function wholeWithin(least: number, most: number, text: string | null): number | undefined {
  const number = text ? Number(latinDigits(text)) : NaN;
  return Number.isInteger(number) && number >= least && number <= most ? number : undefined;
}
