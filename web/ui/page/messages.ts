import { promises } from '../../dealer/dealership.ts';
import type { Catalogue } from '../text/useMessages.ts';

const en = {
  closedOn: (days: string) => `Closed ${days}`,
  example: 'Example',
  salesPromise: `Sales contacts you within ${promises.salesContact} (working days).`,
};

/** The words of parts that pages have in common. */
export const pageMessages: Catalogue<typeof en> = { en };
