import { inSentence } from '../ui/text/inSentence.ts';
import type { Catalogue } from '../ui/text/useMessages.ts';

const en = {
  people: 'People you can talk to',
  /** On the page of a car. */
  contact: 'Your contact',
  speaks: (languages: readonly string[]) => `Speaks ${inSentence(languages)}`,
  call: 'Call',
  callPerson: (name: string) => `Call ${name}`,
  whatsApp: 'WhatsApp',
  writePerson: (name: string) => `Write to ${name} on WhatsApp`,
  reviews: 'What buyers say',
  readOn: (source: string) => `Read it on ${source}`,
  ratingFrom: 'Source of rating and reviews:',
  ratingUnsourced: 'Rating and reviews are our own figures; we name no source for them.',
};

/** The words about the people of the showroom, and about what buyers have written. */
export const showroomMessages: Catalogue<typeof en> = { en };
