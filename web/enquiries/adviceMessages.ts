import type { Catalogue } from '../ui/text/useMessages.ts';

const en = {
  mayNotReach: (at: string) => `We may not be able to reach you at ${at}.`,
  correctOrSend: 'Correct it or send it as it is.',
  didYouMean: (meant: string) => `Did you mean ${meant}?`,
  aMonth: (amount: string) => `${amount} a month`,
  readAs: (amount: string) => `We read this as ${amount} a month.`,
  inFigures: (example: string) => `In figures, such as ${example}?`,
  aYear: 'A year, such as 2018?',
  futureYear: (year: string) => `${year} is in the future.`,
};

export const adviceMessages: Catalogue<typeof en> = { en };
