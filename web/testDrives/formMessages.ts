import { dealership } from '../dealer/dealership.ts';
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
    days.length > 0
      ? `We are closed on ${new Intl.ListFormat('en-GB').format(days.map((day) => `${day}s`))}.`
      : '',
  closed: (day: string) => `${day}: closed – we will propose a time.`,
  noMoreToday: 'No time is left today. Choose another day.',
  submit: 'Request Test Drive',
};

/** The texts of the form. */
export const formMessages: Catalogue<typeof en> = { en };
