import type { Catalogue } from '../text/useMessages.ts';

const en = {
  check: (count: number) =>
    count === 1 ? 'Please check this field:' : `Please check these ${count} fields:`,
};

/** The words that all forms have in common. */
export const formMessages: Catalogue<typeof en> = { en };
