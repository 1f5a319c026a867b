import { dealership } from '../../dealer/dealership.ts';
import type { Catalogue } from '../../ui/text/useMessages.ts';

const { minDownPayment, maxDownPayment, minMonths, maxMonths } = dealership.finance;

const en = {
  heading: 'Payment calculator',
  lead: 'What this car costs a month with a car loan.',
  ownInstalment: (amount: string) =>
    `${amount} a month is listed for this car on its own terms. Ask us for details. This is an example on the terms that you choose.`,
  downPayment: 'Down payment',
  downPaymentAmount: 'Down payment in AED',
  downPaymentPercent: 'Down payment in percent',
  downPaymentHint: (least: string, most: string) =>
    `From ${least} (${minDownPayment}%) to ${most} (${maxDownPayment}%)`,
  downPaymentIs: (percent: string, amount: string) => `${percent}%, ${amount}`,
  term: 'Term',
  termMonths: 'Term in months',
  termHint: `From ${minMonths} to ${maxMonths} months`,
  currency: 'AED',
  percent: '%',
  months: 'months',
  monthsOf: (count: number) => `${count} months`,
  loan: (amount: string, months: number) => `You borrow ${amount} for ${months} months.`,
  reducing: (rate: number) => `Reducing rate ${rate}% a year`,
  flat: (rate: number) => `Flat rate ${rate}% a year`,
  aMonth: 'a month',
  interest: 'Total interest',
  reducingMeans: 'Reducing: interest is charged on what you still owe, so it shrinks with every payment.',
  flatMeans:
    'Flat: interest is charged on the whole loan until the end. That is why a flat rate looks lower than a reducing one that costs about the same.',
  note: 'An estimate, not an offer. The rates are examples: the bank decides on yours, and may add fees and insurance.',
  apply: 'Apply for finance',
};

export const paymentMessages: Catalogue<typeof en> = { en };
