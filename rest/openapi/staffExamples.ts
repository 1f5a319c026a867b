import type { rights } from '../admin/rights.ts';
import type { NewInvitation } from '../admin/people/invitation.ts';
import type { CodeOfApp, Confirmation, PasswordChange } from '../admin/signIn/admin.ts';
import type { PersonChange } from '../admin/people/person.ts';
import type { DealershipChanges } from '../dealership/dealershipChanges.ts';
import type { NewAnswer } from '../enquiries/handling/answerOf.ts';
import type { EnquiryChange } from '../enquiries/handling/changeOf.ts';
import type { NewView } from '../enquiries/inbox/savedView.ts';
import type { Correction } from '../persons/personalRecord.ts';
import type { NewPersonRequest } from '../persons/requests/personRequest.ts';
import type { RetentionChange } from '../persons/retention/retention.ts';

/** The records of a person, in examples. */
const records = [{ kind: 'enquiry' as const, id: '674880f2c1a9e5b37d0f4a68' }];

/** An example body for each operation of the back office that has one, by the operation's id. */
export const staffExamples: Partial<Record<keyof typeof rights, object>> = {
  changePassword: {
    current: 'a long way to Ajman',
    password: 'a longer way to Fujairah',
  } satisfies PasswordChange,
  confirmPassword: { password: 'a long way to Ajman' } satisfies Confirmation,
  turnOnOneTimeCodes: { code: '287082' } satisfies CodeOfApp,
  invitePerson: { email: 'mona@example.ae', role: 'SALES' } satisfies NewInvitation,
  changeSettings: {
    promises: { testDriveConfirmation: { max: 1, unit: 'hours' } },
  } satisfies DealershipChanges,
  changeEnquiry: { status: 'CLOSED' } satisfies EnquiryChange,
  answerEnquiry: { channel: 'PHONE', text: 'Told her that it is still there.' } satisfies NewAnswer,
  noteEnquiry: { text: 'Calls back on Monday.' },
  exportPerson: { records },
  correctPerson: { records, name: 'Layla Haddad', phone: '+971 50 765 4321' } satisfies Correction,
  restrictPerson: { records, restricted: true },
  erasePerson: { records },
  addPersonRequest: {
    ...{ kind: 'access', contact: 'layla.hassan@example.ae', receivedOn: '2026-11-26' },
  } satisfies NewPersonRequest,
  closePersonRequest: { done: true },
  changeRetention: { months: { finance: 6, enquiries: 24 } } satisfies RetentionChange,
  saveView: { name: 'My test drives', kind: 'testDrive', assignee: 'me' } satisfies NewView,
  changePerson: { role: 'SALES', disabled: false, oneTimeCodesRequired: true } satisfies PersonChange,
};
