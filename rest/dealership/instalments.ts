import { dealership } from './dealership.ts';

/** What a loan costs, AED. */
export interface Instalments {
  /** What is paid each month. */
  monthly: number;
  /** All that is paid beyond the loan itself. */
  interest: number;
}

/**
 * A loan of `amount` AED over `months`, with `rate` percent of interest a year on what is still owed: every month costs
 * the same.
 */
export function reducingInstalments(amount: number, rate: number, months: number): Instalments {
  const monthlyRate = rate / 1200;
  const monthly =
    monthlyRate === 0 ? amount / months : (amount * monthlyRate) / (1 - (1 + monthlyRate) ** -months);
  return { monthly, interest: monthly * months - amount };
}

/** The same loan with `rate` percent of interest a year on the whole amount until the end. */
export function flatInstalments(amount: number, rate: number, months: number): Instalments {
  const interest = (amount * rate * months) / 1200;
  return { monthly: (amount + interest) / months, interest };
}

/** What a buyer chooses of a loan: the down payment, AED, and the months in which the rest is paid back. */
export interface LoanTerms {
  down: number;
  months: number;
}

/** A down payment of `percent` for a car of `price` AED, in whole dirhams. */
export function downPaymentOf(price: number, percent: number): number {
  return Math.ceil((price * percent) / 100);
}

/** The terms with which the calculator starts for a car of `price` AED. */
export function firstTermsOf(price: number): LoanTerms {
  const { downPayment, months } = dealership.finance;
  return { down: downPaymentOf(price, downPayment), months };
}

/** What the buyer of a car of `price` AED pays down and each month, AED, at these terms. */
export function exampleOf(
  price: number,
  { down, months }: LoanTerms = firstTermsOf(price),
): LoanTerms & { monthly: number } {
  const { monthly } = reducingInstalments(price - down, dealership.finance.reducingRate, months);
  return { down, months, monthly: Math.round(monthly) };
}
