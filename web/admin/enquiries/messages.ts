import type { EnquiryFieldsFragment } from '../../generated/EnquiryFields.ts';
import type { Catalogue } from '../../ui/text/useMessages.ts';

type Enquiry = EnquiryFieldsFragment;

const en = {
  kinds: {
    TEST_DRIVE: 'Test drive',
    PURCHASE: 'Purchase',
    PRICE_OFFER: 'Price offer',
    CAR_OFFER: 'Car offer',
    FINANCE: 'Finance',
    CONTACT: 'Message',
  } satisfies Record<Enquiry['kind'], string>,
  statuses: {
    NEW: 'New',
    IN_PROGRESS: 'In progress',
    WAITING: 'Waiting',
    WON: 'Won',
    LOST: 'Lost',
    CLOSED: 'Closed',
    SPAM: 'Spam',
  } satisfies Record<Enquiry['status'], string>,
  nobody: 'Nobody',
  noName: 'No name',
  unread: 'Unread',
  dueIn: (time: string) => `Due in ${time}`,
  overdueSince: (when: string) => `Overdue since ${when}`,
  answered: 'Answered in time',
  answeredLate: 'Answered late',
  noPromise: 'No answer due',
  minutes: (count: number) => `${count} min`,
  hours: (hours: number, minutes: number) => (minutes > 0 ? `${hours} h ${minutes} min` : `${hours} h`),
  days: (days: number, hours: number) => (hours > 0 ? `${days} d ${hours} h` : `${days} d`),
  weekdays: ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'],
  months: ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'],
  call: 'Call',
  whatsApp: 'WhatsApp',
  markAnswered: 'Answered',
  didYouAnswer: (name: string) => `Did you answer ${name}?`,
  howAnswered: (name: string) => `How did you answer ${name}?`,
  answeredBy: {
    PHONE: 'Answered by phone',
    WHATSAPP: 'Answered by WhatsApp',
    IN_PERSON: 'Answered in person',
  },
  /** The same below the question how. */
  channels: { PHONE: 'By phone', WHATSAPP: 'By WhatsApp', IN_PERSON: 'In person' },
  notYet: 'Not yet',
  recorded: 'Your answer is recorded.',
  /** What is said where a change could not be made. What was typed stays in its field. */
  stale: 'Somebody was faster. Nothing of yours was changed:',
  staleHint: 'The page shows how it is now. If you still want it, do it again.',
  offline: 'You are offline. Try again when you are back online; what you have typed stays here.',
  unreachable: 'The site did not answer. Try again in a moment; what you have typed stays here.',
  forbidden:
    'Your role does not allow this any more. Ask an owner if you need it; what you have typed stays here.',
  dismiss: 'Close this message',
  keyWords: {
    '?': 'Show these shortcuts',
    '/': 'Search',
    j: 'Next enquiry',
    k: 'Previous enquiry',
    Enter: 'Open it',
    Esc: 'Back to the list',
    e: 'Close the enquiry',
    a: 'Assign it',
    r: 'Reply by email',
    n: 'Write a note',
  },
};

export type EnquiryMessages = typeof en;
export const enquiryMessages: Catalogue<EnquiryMessages> = { en };
