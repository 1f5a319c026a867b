import { dayInWords } from '../../dealership/dayInWords.ts';
import type { Dealership } from '../../dealership/dealership.ts';
import { dubaiTime } from '../../dealership/dubaiTime.ts';
import type { Placeholder } from './replyTemplate.ts';

/** What a template needs of an enquiry; a text is empty where nothing is known. */
export interface AnsweredEnquiry {
  reference: string;
  name: string;
  car: string;
  /** The fields of its form. */
  details: Record<string, unknown>;
}

/** Who answers, and for whom. */
export interface Sender {
  staff: { name: string };
  dealership: Pick<Dealership, 'street' | 'city' | 'legalName' | 'phones'>;
}

/** What each placeholder becomes. Every one has a fallback, so that none is left in a mail. */
const placeholders = {
  name: ({ name }) => name || 'customer',
  car: ({ car }) => car || 'the car',
  slot: ({ details: { date, time } }) =>
    typeof date === 'string' && typeof time === 'string'
      ? `${dayInWords(date)}, ${time}`
      : 'the time that you proposed',
  address: (_, { dealership: { street, city } }) =>
    [street, city].filter(Boolean).join(', ') || 'our showroom',
  reference: ({ reference }) => reference,
  signature: (_, { staff, dealership: { legalName, phones } }) =>
    [staff.name, legalName, phones[0]].filter(Boolean).join('\n'),
} as const satisfies Record<string, (enquiry: AnsweredEnquiry, sender: Sender) => string>;

/** The names of the placeholders of a text. */
export const placeholderNames = Object.keys(placeholders);

/** The names of those of a subject, which is one line. */
export const subjectPlaceholders = placeholderNames.filter((name) => name !== 'signature');

const PLACEHOLDER = /\{(\w+)\}/g;

/** The placeholders that a text still has. */
export function placeholdersIn(text: string): string[] {
  return [...new Set(Array.from(text.matchAll(PLACEHOLDER), ([, name = '']) => name))];
}

/** A text without its placeholders. */
export function withoutPlaceholders(text: string): string {
  return text.replace(PLACEHOLDER, '');
}

/** Returns a function that replaces the placeholders of a text by what is known of an enquiry, or by their fallbacks. */
export function filling(enquiry: AnsweredEnquiry, sender: Sender): (text: string) => string {
  const values = valuesFor(enquiry, sender);
  // What a visitor has typed is no placeholder.
  return (text) =>
    text.replace(PLACEHOLDER, (whole, name: string) => values.get(name)?.replace(/[{}]/g, '') ?? whole);
}

/** Every placeholder with an example, and with what it becomes where nothing is known; `now`: the example is of the next day. */
export function describedPlaceholders(sender: Sender, now: Date): Placeholder[] {
  const { day } = dubaiTime(now.getTime() + 24 * 60 * 60 * 1000);
  const enquiry = {
    ...{ reference: '7F3A-91C2', name: 'Layla Haddad', car: 'BMW X5 2023' },
    details: { date: day, time: '01:30 PM' },
  };
  const examples = valuesFor(enquiry, sender);
  const fallbacks = valuesFor({ ...enquiry, name: '', car: '', details: {} }, sender);
  return placeholderNames.map((name) => ({
    name,
    example: examples.get(name) ?? '',
    fallback: fallbacks.get(name) ?? '',
  }));
}

function valuesFor(enquiry: AnsweredEnquiry, sender: Sender): ReadonlyMap<string, string> {
  return new Map(Object.entries(placeholders).map(([name, value]) => [name, value(enquiry, sender)]));
}
