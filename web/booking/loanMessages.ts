import type { Catalogue } from '../ui/text/useMessages.ts';

const en = {
  terms: 'Terms',
  termsOf: (down: string, monthly: string, months: number) =>
    `${down} down, ${monthly} a month, ${months} months`,
  termsHint: (rate: number) => `An example at a reducing rate of ${rate}% a year. The bank decides on yours.`,
};

/** The words for the loan for a car. */
export const loanMessages: Catalogue<typeof en> = { en };
