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

/** What the buyer of a car of `price` AED pays down and each month, AED, at the terms with which the calculator starts. */
export function exampleOf(price: number): { down: number; monthly: number } {
  const { downPayment, reducingRate, months } = dealership.finance;
  const down = Math.ceil((price * downPayment) / 100);
  return { down, monthly: Math.round(reducingInstalments(price - down, reducingRate, months).monthly) };
}
