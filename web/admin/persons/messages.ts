import { counted } from '../../../text/counted.ts';
import type { PersonRequestFieldsFragment } from '../../generated/PersonRequestFields.ts';
import type { RetentionNumberFieldsFragment } from '../../generated/RetentionNumberFields.ts';
import type { Catalogue } from '../../ui/text/useMessages.ts';

const records = (count: number) => counted(count, 'record');

const en = {
  title: 'Personal data',
  lead: 'Find all that is stored about a person, and give it to them, correct it, restrict it or erase it.',
  contact: 'Email address or phone number',
  contactHint: 'Phone numbers can be written in any format.',
  find: 'Find',
  searching: 'Searching…',
  found: (count: number) => `${records(count)} found`,
  foundNothing: 'Nothing is stored with this contact',
  foundNothingHint:
    'Ask the person for the other contact: the phone number, or another email address. What was erased is not found.',
  invalid: 'Check the contact',
  agree: 'All have the same name and email.',
  differ:
    'These have different names or emails: a phone may be shared. Tick what belongs to the person who has asked, or choose a person:',
  /** One of the people whose records were found. */
  person: (name: string | null, email: string | null) =>
    [name, email].filter(Boolean).join(', ') || 'Neither name nor email',
  noName: 'No name',
  restrictedSince: (day: string) => `Restricted since ${day}`,
  open: 'Open the enquiry',
  ticked: (count: number) => (count === 0 ? 'Nothing is ticked' : `${records(count)} ticked`),
  takeFile: 'Download the access file',
  takingFile: 'Preparing the file…',
  fileFailed: 'The file could not be loaded. Try again.',
  correct: 'Correct',
  restrict: 'Restrict',
  lift: 'Lift the restriction',
  erase: 'Erase',
  restrictedNow: (count: number) =>
    `${records(count)} restricted: nobody changes them, no mail is sent, and no list shows them.`,
  restrictedStays: 'What is restricted is not corrected: lift the restriction first.',
  liftedNow: (count: number) => `The restriction of ${records(count)} is lifted.`,

  correctHint: (count: number) =>
    `What you change here is changed in ${records(count)}. What you leave as it is stays.`,
  name: 'Name',
  email: 'Email',
  phone: 'Phone',
  notSame: 'Differs between the records. Leave it empty to keep each.',
  save: 'Save',
  correctedNow: (count: number) => `${records(count)} corrected.`,

  eraseHeading: (count: number) => `Erase ${records(count)}?`,
  gone: 'Erased',
  goneWhat:
    'Name, phone and email, everything that was typed, photos, notes, mails that wait or were refused, the subscription and the saved searches.',
  stays: 'Kept, without the person',
  staysWhat: 'Kind, times, status, who had it and the car, so that your numbers stay right.',
  forever: 'It cannot be undone, and a restored backup does not bring it back.',
  eraseNow: 'Erase now',
  erasedNow: (count: number) => `${records(count)} erased.`,

  requests: 'Requests',
  requestsHint: 'Requests about personal data must be answered within 30 days.',
  noRequests: 'No request is open. When somebody asks by phone or mail, write it down here.',
  newRequest: 'New request',
  requestKinds: {
    ACCESS: 'A copy of the data',
    CORRECTION: 'Correction',
    RESTRICTION: 'Restriction',
    ERASURE: 'Erasure',
  } satisfies Record<PersonRequestFieldsFragment['kind'], string>,
  requestKind: 'What is asked',
  chooseKind: 'Choose',
  receivedOn: 'Received on',
  received: (day: string) => `Received ${day}`,
  addRequest: 'Add the request',
  dueIn: (days: number) => (days === 0 ? 'Due today' : `Due in ${counted(days, 'day')}`),
  overdue: (days: number) => `Overdue by ${counted(days, 'day')}`,
  openRequest: 'Find the data',
  done: 'Done',
  doneNow: 'The request is done. Its contact is dropped.',
  doneRequests: (count: number) => `${counted(count, 'request')} done`,
  doneBy: (day: string, name: string | undefined) => (name ? `Done ${day} by ${name}` : `Done ${day}`),

  retention: 'How long data are kept',
  retentionHint: 'Counted from the last event. Older data are erased automatically, once a day.',
  retentionKinds: {
    finance: 'Finance applications',
    enquiries: 'Other enquiries',
    spam: 'Spam',
    refusedMails: 'Refused mails',
  } satisfies Record<keyof RetentionNumberFieldsFragment, string>,
  months: (count: number) => counted(count, 'month'),
  due: (count: number) => (count === 0 ? 'None due' : `${count.toLocaleString('en-US')} due`),
  nextRun: (parts: string) => (parts ? `The next run erases ${parts}.` : 'The next run erases nothing.'),
  lastRun: (when: string, parts: string) =>
    parts ? `The last run, on ${when}, erased ${parts}.` : `The last run, on ${when}, had nothing to erase.`,
  neverRun: 'It has not run yet.',
  counts: {
    finance: (count: number) => counted(count, 'finance application'),
    enquiries: (count: number) => counted(count, 'enquiry', 'enquiries'),
    spam: (count: number) => counted(count, 'spam enquiry', 'spam enquiries'),
    refusedMails: (count: number) => counted(count, 'refused mail'),
  } satisfies Record<keyof RetentionNumberFieldsFragment, (count: number) => string>,
  change: 'Change',
  changeRetention: 'Change how long data are kept',
  changeRetentionHint:
    'Whole months, from 1 to 120. A shorter time erases more at the next run, and what is erased does not come back. Once it is saved, this page says how much that is.',
};

export type PersonsMessages = typeof en;
export const personsMessages: Catalogue<PersonsMessages> = { en };
