import type { PriceItem } from '../../../dealer/wholePrice.ts';
import { inSentence } from '../../../ui/text/inSentence.ts';
import type { Catalogue } from '../../../ui/text/useMessages.ts';

const en = {
  ask: 'Ask us what the price includes',
  /** Within a sentence. */
  items: {
    vat: 'VAT',
    transfer: 'transfer',
    registration: 'registration',
    plates: 'plates',
    insurance: 'insurance',
    delivery: 'delivery',
  } satisfies Record<PriceItem, string>,
  list: inSentence,
  includes: (items: string) => `Price includes ${items}.`,
  onTop: (items: string, sum: string) => `Not included: ${items}, about ${sum}.`,
  onTopAndRequest: (items: string, sum: string, others: string) =>
    `Not included: ${items}, about ${sum}, and ${others}.`,
  onRequest: (items: string) => `Not included: ${items}, on request.`,
  price: 'Price of the car',
  rows: {
    vat: 'VAT',
    transfer: 'Transfer of ownership',
    registration: 'Registration',
    plates: 'Number plates',
    insurance: 'Insurance',
    delivery: 'Delivery, if you want it',
  } satisfies Record<PriceItem, string>,
  included: 'Included',
  isOnRequest: 'On request',
  notStated: 'Not stated',
  total: 'Total on the road',
  totalWithout: (items: string) => `Total on the road, without ${items}`,
};

/** The words about what a price includes. */
export const priceMessages: Catalogue<typeof en> = { en };
