import Type, { type Static } from 'typebox';
import type { StaffMember } from '../../admin/staffMember.ts';
import { momentInWords } from '../../dealership/momentInWords.ts';
import { InvalidInput } from '../../http/errors.ts';
import { requiredText } from '../../http/fields.ts';
import { type FieldError, Nullable } from '../../http/schemas.ts';
import { type EnquiryHandling, EnquiryStatus } from '../enquiryHandling.ts';
import type { HandlingChange, NewEvent } from './handlingWrites.ts';
import { statuses } from './statuses.ts';

/** The body of a change of an enquiry; what is left out stays. */
export const EnquiryChange = Type.Object({
  assigneeId: Type.Optional(Nullable(Type.String({ maxLength: 100, description: 'null for nobody' }))),
  status: Type.Optional(EnquiryStatus),
  wakeAt: Type.Optional(
    Nullable(
      Type.String({
        format: 'date-time',
        description: 'When a waiting enquiry is in progress again, ISO 8601',
      }),
    ),
  ),
  lostReason: Type.Optional(Nullable(requiredText('Reason'))),
});
export type EnquiryChange = Static<typeof EnquiryChange>;

/**
 * What to write when a member of the staff assigns an enquiry or changes its status; undefined if nothing changes. Throws
 * `InvalidInput` for what the table of statuses does not allow, and for an assignee who is none of `assignable`.
 */
export function changeOf(
  handling: EnquiryHandling,
  wanted: EnquiryChange,
  { staff, assignable, now }: { staff: StaffMember; assignable: readonly StaffMember[]; now: Date },
): HandlingChange | undefined {
  const errors: FieldError[] = [];
  const events: NewEvent[] = [];
  const by = { id: staff.id, name: staff.name };
  const set: Partial<EnquiryHandling> = {};

  const { assigneeId } = wanted;
  if (assigneeId !== undefined && assigneeId !== handling.assigneeId) {
    const assignee = assignable.find(({ id }) => id === assigneeId);
    if (assigneeId !== null && !assignee) {
      errors.push({
        field: 'assigneeId',
        message: 'This person does not answer enquiries any more. Choose somebody else.',
      });
    }
    set.assigneeId = assigneeId;
    const done = assignee
      ? assignee.id === staff.id
        ? 'took it'
        : `assigned it to ${assignee.name}`
      : 'unassigned it';
    events.push({ kind: 'ASSIGNED', field: 'assigneeId', by, sentence: `${staff.name} ${done}` });
  }

  const status = wanted.status ?? handling.status;
  const wakeAt = wakeOf(handling, wanted, status);
  const lostReason = status === 'LOST' ? (wanted.lostReason ?? handling.lostReason) : null;
  if (status !== handling.status && !allows(handling.status, status)) {
    const [from, to] = [statuses[handling.status].words, statuses[status].words];
    errors.push({
      field: 'status',
      message: `An enquiry that is ${from} cannot become ${to}. Reopen it first.`,
    });
  }
  if (wakeAt !== null && wakeAt !== handling.wakeAt && wakeAt <= now.toISOString()) {
    errors.push({ field: 'wakeAt', message: 'This time is over. Choose a later one.' });
  }
  if (status === 'LOST' && lostReason === null) {
    errors.push({ field: 'lostReason', message: 'Say why it was lost.' });
  }
  if (errors.length > 0) throw new InvalidInput(errors);

  if (status !== handling.status || wakeAt !== handling.wakeAt || lostReason !== handling.lostReason) {
    Object.assign(set, { status, wakeAt, lostReason });
    const until = wakeAt === null ? '' : ` until ${momentInWords(Date.parse(wakeAt))}`;
    const sentence = `${staff.name} set it to ${statuses[status].words}${until}`;
    events.push({ kind: 'STATUS', field: 'status', by, sentence, text: lostReason });
  }
  return events.length > 0 ? { handling: set, events } : undefined;
}

/** When it wakes: only a waiting enquiry does. */
function wakeOf(handling: EnquiryHandling, { wakeAt }: EnquiryChange, status: EnquiryStatus): string | null {
  if (status !== 'WAITING') return null;
  const asked = wakeAt === undefined ? handling.wakeAt : wakeAt;
  return asked === null ? null : new Date(asked).toISOString();
}

function allows(from: EnquiryStatus, to: EnquiryStatus): boolean {
  return statuses[from].next.some((next) => next === to);
}
