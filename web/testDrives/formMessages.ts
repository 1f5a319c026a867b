import { dealership } from '../dealer/dealership.ts';
import { inSentence } from '../ui/text/inSentence.ts';
import type { Catalogue } from '../ui/text/useMessages.ts';

const en = {
  formTitle: 'Your test drive',
  formDescription: `Book a test drive of a premium used car in ${dealership.city}: choose the day and the time.`,
  formHeading: 'When would you like to drive?',
  formLead: 'Tell us the day and the time that suit you. Our agent contacts you to confirm.',
  fullName: 'Full name',
  date: 'Preferred date',
  time: 'Time slot',
  dubaiTime: 'Dubai time.',
  dubaiTimeFrom: 'Dubai time. Times that are too soon for us to confirm are not offered.',
  closedOn: (days: string[]) =>
    days.length > 0 ? `We are closed on ${inSentence(days.map((day) => `${day}s`))}.` : '',
  closed: (day: string) => `${day}: closed – we will propose a time.`,
  noMoreToday: 'No time is left today. Choose another day.',
  otherTime: 'Another time suits me better',
  otherTimeLabel: 'When would you rather come? (optional)',
  otherTimePlaceholder: 'Weekdays after 6 PM, Saturday morning …',
  otherTimeHint: 'We confirm the one that is possible.',
  bringIt: 'Bring it to me',
  bringTo: 'Where? (optional)',
  bringToPlaceholder: 'Street, building, emirate',
  bringToHint: 'We tell you whether we can, before you wait for it.',
  bring: 'What to bring',
  submit: 'Request Test Drive',
};

/** The texts of the form. */
export const formMessages: Catalogue<typeof en> = { en };
