import type { Catalogue } from '../text/useMessages.ts';

const en = {
  closedOn: (days: string) => `Closed ${days}`,
};

/** The words of parts that pages have in common. */
export const pageMessages: Catalogue<typeof en> = { en };
