import { dealership } from './dealership.ts';

/** The cost of a loan, AED. */
export interface Instalments {
  /** The monthly instalment. */
  monthly: number;
  /** Everything that is paid in addition to the loan itself. */
  interest: number;
}

/** A loan of `amount` AED over `months` with equal instalments, at `rate` percent interest per year on what is still owed. */
export function reducingInstalments(amount: number, rate: number, months: number): Instalments {
  const monthlyRate = rate / 1200;
  const monthly =
    monthlyRate === 0 ? amount / months : (amount * monthlyRate) / (1 - (1 + monthlyRate) ** -months);
  return { monthly, interest: monthly * months - amount };
}

/** The same loan, at `rate` percent interest per year on the whole amount until the end. */
export function flatInstalments(amount: number, rate: number, months: number): Instalments {
  const interest = (amount * rate * months) / 1200;
  return { monthly: (amount + interest) / months, interest };
}

/** The buyer's choice for a loan: the down payment, AED, and the months in which the rest is paid back. */
export interface LoanTerms {
  down: number;
  months: number;
}

/** A down payment of `percent` for a car of `price` AED, in whole dirhams. */
export function downPaymentOf(price: number, percent: number): number {
  return Math.ceil((price * percent) / 100);
}

/** The initial terms of the calculator for a car of `price` AED. */
export function firstTermsOf(price: number): LoanTerms {
  const { downPayment, months } = dealership.finance;
  return { down: downPaymentOf(price, downPayment), months };
}

/** The down payment and the monthly instalment, AED, for a car of `price` AED at these terms. */
export function exampleOf(
  price: number,
  { down, months }: LoanTerms = firstTermsOf(price),
): LoanTerms & { monthly: number } {
  const { monthly } = reducingInstalments(price - down, dealership.finance.reducingRate, months);
  return { down, months, monthly: Math.round(monthly) };
}
