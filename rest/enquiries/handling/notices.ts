import type { StaffMember } from '../../admin/staffMember.ts';
import { counted } from '../../../text/counted.ts';
import { momentInWords } from '../../dealership/momentInWords.ts';
import type { Mail } from '../../mail/Mail.ts';
import type { Notice } from '../enquiryHandling.ts';
import { clockOf } from './clockOf.ts';
import type { EnquiryRow } from './EnquiryRow.ts';

/** What the kinds of enquiries are called in notices. */
const kindWords = new Map([
  ['testDrive', 'Test drive request'],
  ['purchase', 'Purchase request'],
  ['priceOffer', 'Price offer'],
  ['sellCar', 'Car offer'],
  ['finance', 'Finance application'],
  ['contact', 'Message'],
]);

/** What notices need of an enquiry. Nothing of a person. */
type Waiting = Pick<EnquiryRow, 'kind' | 'reference' | 'dueAt' | 'amberAt' | 'handling'>;

/** Whose notices they are, and where the site is. */
interface Site {
  dealer: string;
  publicUrl: string;
}

/** The notice that is due about an enquiry and was not sent: that it waits for too long; undefined if none is. */
export function dueNotice(row: Waiting, now: Date): Notice | undefined {
  const { state } = clockOf(row, now);
  const { noticed, assigneeId } = row.handling;
  if (state === 'red') return noticed.includes('overdue') ? undefined : 'overdue';
  return state === 'amber' && assigneeId === null && !noticed.includes('amber') ? 'amber' : undefined;
}

/**
 * The mails of a notice: to salesmen and owners that nobody has taken an enquiry, to its assignee and the owners that it is
 * overdue (back office, clock, rule 5). `staff`: those who answer enquiries. No mail names a person.
 */
export function noticeMails(
  notice: Notice,
  { kind, reference, dueAt, handling: { assigneeId } }: Waiting,
  { staff, dealer, publicUrl }: Site & { staff: readonly StaffMember[] },
): Mail[] {
  const due = momentInWords(Date.parse(dueAt ?? ''));
  const words = kindWords.get(kind) ?? 'Enquiry';
  const [subject, said] =
    notice === 'amber'
      ? [
          'Nobody has taken',
          `Half of the time for an answer is gone, and nobody has taken it. It is due by ${due}.`,
        ]
      : ['Overdue', `It was due by ${due}, and is not answered.`];
  const recipients =
    notice === 'amber' ? staff : staff.filter(({ id, role }) => id === assigneeId || role === 'OWNER');
  return recipients.map(({ email }) =>
    mailToStaff(email, `${subject} ${reference}: ${words} - ${dealer}`, [
      `${words} ${reference}`,
      said,
      `Open it: ${publicUrl}/admin/e/${reference}`,
    ]),
  );
}

/** The mail to an owner at opening: how many enquiries wait; undefined if none does. */
export function digestMail(
  owner: StaffMember,
  counts: Record<'overdue' | 'dueToday' | 'unassigned' | 'open', number>,
  { dealer, publicUrl }: Site,
): Mail | undefined {
  if (counts.open === 0) return undefined;
  return mailToStaff(owner.email, `Enquiries this morning - ${dealer}`, [
    `${counted(counts.open, 'enquiry is', 'enquiries are')} open.`,
    `${counts.overdue} overdue, ${counts.dueToday} due today, ${counts.unassigned} without an assignee.`,
    `Open them: ${publicUrl}/admin/enquiries`,
  ]);
}

function mailToStaff(to: string, subject: string, lines: string[]): Mail {
  return { to, subject, text: lines.join('\n\n'), toDealer: true };
}
