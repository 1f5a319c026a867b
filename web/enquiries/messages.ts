import { dealership } from '../dealer/dealership.ts';
import type { Catalogue } from '../ui/text/useMessages.ts';

const en = {
  email: 'Email',
  emailPlaceholder: 'name@example.com',
  mobileNumber: 'Mobile number',
  mobilePlaceholder: '+971 50 000 0000',
  sending: 'Sending…',
  needsScript: `This form needs JavaScript. Call us on ${dealership.phones[0]} or write to ${dealership.email} instead.`,
  unreachable: 'We could not reach our server. Check your connection and send it again.',
  kept: 'Your details are kept on this device, for a day at most.',
  drafted: 'What you enter is kept on this device until it is sent, for a day at most.',
  unkept:
    'Your browser does not allow us to save what you enter. It is lost when this page is closed or reloaded.',
  removedElsewhere:
    'This form was sent or emptied in another tab. If it was sent there, sending it here sends it twice.',
  remembered:
    'Once sent, your name, email and mobile number stay here for your next form, for 30 days at most.',
  clear: 'Clear',
  fillIn: (name: string) => `Fill in: ${name}`,
  filledIn: 'From your last form',
  restore: 'Restore',
  tryAgain: 'Try again',
  consent: 'We use what you enter to answer you, and for nothing else.',
  privacy: 'Privacy Policy',
};

export const enquiryMessages: Catalogue<typeof en> = { en };
