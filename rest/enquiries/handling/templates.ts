import Type, { type Static } from 'typebox';
import type { StaffMember } from '../../admin/staffMember.ts';
import { dayInWords } from '../../dealership/dayInWords.ts';
import type { Dealership } from '../../dealership/dealership.ts';
import type { EnquiryRow } from './EnquiryRow.ts';

/** A text to answer with. Its placeholders, such as `{car}`, are replaced by what is known of the enquiry. */
interface Template {
  id: string;
  title: string;
  kinds: readonly string[];
  subject: string;
  text: string;
}

const templates: readonly Template[] = [
  {
    id: 'test-drive-confirmed',
    title: 'Test drive confirmed',
    kinds: ['testDrive'],
    subject: 'Your test drive of {car}',
    text: `we are glad to confirm your test drive of {car}: {slot}.

You find us at {address}. Please bring your driving licence.`,
  },
  {
    id: 'test-drive-other-time',
    title: 'Propose another time',
    kinds: ['testDrive'],
    subject: 'Your test drive of {car}',
    text: `thank you for asking for a test drive of {car}. We cannot offer {slot}.
Which other time suits you?`,
  },
  {
    id: 'still-available',
    title: 'The car is available',
    kinds: ['purchase', 'contact', 'finance'],
    subject: 'About {car}',
    text: `thank you for your interest in {car}. It is available, and you can see it
at {address} whenever we are open.

When may we call you?`,
  },
  {
    id: 'offer-look',
    title: 'Invite to show the car',
    kinds: ['sellCar'],
    subject: 'Your {car}',
    text: `thank you for offering us your {car}. We would like to see it before we name
a price. When can you bring it to {address}? It takes half an hour.`,
  },
  {
    id: 'finance-papers',
    title: 'Ask for papers',
    kinds: ['finance'],
    subject: 'Your finance application',
    text: `thank you for your application to finance {car}. For the bank we need a copy of
your Emirates ID, your driving licence, a salary certificate and the bank
statements of the last three months.`,
  },
  {
    id: 'plain',
    title: 'Empty answer',
    kinds: ['testDrive', 'purchase', 'sellCar', 'finance', 'contact'],
    subject: 'Your enquiry {reference}',
    text: 'thank you for your enquiry.',
  },
];

/** A template with its placeholders replaced. */
export const FilledTemplate = Type.Object({
  id: Type.String(),
  title: Type.String(),
  subject: Type.String(),
  text: Type.String(),
});
export type FilledTemplate = Static<typeof FilledTemplate>;

/** The texts with which a member of the staff may answer an enquiry. Each placeholder has a fallback, so none is left. */
export function templatesFor(
  row: EnquiryRow,
  details: Record<string, unknown>,
  { staff, dealership }: { staff: StaffMember; dealership: Dealership },
): FilledTemplate[] {
  const { date, time } = details;
  const slot = typeof date === 'string' && typeof time === 'string' ? `${dayInWords(date)}, ${time}` : '';
  const values = new Map([
    ['name', row.name || 'customer'],
    ['car', row.car || 'the car'],
    ['address', [dealership.street, dealership.city].filter(Boolean).join(', ') || 'our showroom'],
    ['slot', slot || 'the time that you proposed'],
    ['reference', row.reference],
  ]);
  // What a visitor has typed is no placeholder.
  const fill = (text: string) =>
    text.replace(PLACEHOLDER, (whole, name: string) => values.get(name)?.replace(/[{}]/g, '') ?? whole);
  const signature = [staff.name, dealership.legalName, dealership.phones[0]].filter(Boolean).join('\n');
  return templates
    .filter(({ kinds }) => kinds.includes(row.kind))
    .map(({ id, title, subject, text }) => ({
      ...{ id, title, subject: fill(subject) },
      text: `${fill(`Dear {name},\n\n${text}`)}\n\nKind regards\n${signature}`,
    }));
}

const PLACEHOLDER = /\{(\w+)\}/g;

/** The placeholders that a text still has. */
export function placeholdersIn(text: string): string[] {
  return [...new Set(Array.from(text.matchAll(PLACEHOLDER), ([, name = '']) => name))];
}
