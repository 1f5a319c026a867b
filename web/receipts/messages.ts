import { dealership } from '../dealer/dealership.ts';
import type { Catalogue } from '../ui/text/useMessages.ts';

const en = {
  receipt: 'Your request',
  reference: 'Reference',
  referenceHint: 'Quote it when you call or write.',
  slot: 'Test drive',
  slotHint: 'Dubai time, not confirmed yet.',
  closed: (day: string) => `${day}: we are closed and will propose another time`,
  askedFor: (time: string) => `You asked for ${time}, Dubai time.`,
  answer: 'You will hear from us by',
  putOff: {
    'open hours': 'Dubai time, counting our opening hours.',
    'open days': 'Dubai time, counting working days.',
  },
  notPutOff: 'Dubai time, at the latest.',
  otherTime: 'Another time suits you better',
  otherTimeHint: 'We confirm the one that is possible.',
  bringTo: 'Bring it to',
  bringToHint: 'We tell you whether we can.',
  bid: 'Your offer (AED)',
  offer: 'Your car',
  photos: (count: number) => (count === 1 ? 'With 1 photo.' : `With ${count} photos.`),
  addToCalendar: 'Add to calendar',
  whatsApp: 'WhatsApp',
  call: `Call ${dealership.phones[0]}`,
  question: (reference: string | undefined, car: string | undefined) =>
    `Hello, I have a question about my request${reference ? ` ${reference}` : ''}${car ? `, the ${car}` : ''}.`,
};

export const receiptMessages: Catalogue<typeof en> = { en };
