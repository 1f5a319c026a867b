import Type, { type Static } from 'typebox';
import { Nullable } from '../http/schemas.ts';

/** The statuses of enquiries (back office, enquiries). */
export const EnquiryStatus = Type.Union([
  /** Nobody has answered. */
  Type.Literal('NEW'),
  /** Answered, and it is the dealer's turn. */
  Type.Literal('IN_PROGRESS'),
  /** It is the customer's turn; at `wakeAt` it is in progress again. */
  Type.Literal('WAITING'),
  Type.Literal('WON'),
  Type.Literal('LOST'),
  Type.Literal('CLOSED'),
  Type.Literal('SPAM'),
]);
export type EnquiryStatus = Static<typeof EnquiryStatus>;

/** The notices to the staff about an enquiry that waits; each is sent once. */
export const Notice = Type.Union([Type.Literal('amber'), Type.Literal('overdue')]);
export type Notice = Static<typeof Notice>;

/** What the staff has done about an enquiry. */
export const EnquiryHandling = Type.Object({
  status: EnquiryStatus,
  assigneeId: Nullable(Type.String()),
  /** When a waiting enquiry is in progress again, ISO 8601. */
  wakeAt: Nullable(Type.String()),
  lostReason: Nullable(Type.String()),
  /** The first answer: a mail that the mail server took, or one by phone, WhatsApp or in person; ISO 8601. */
  firstAnswerAt: Nullable(Type.String()),
  firstAnswerBy: Nullable(Type.String()),
  /** Answers by mail that the mail server has not taken yet. */
  awaited: Type.Array(Type.Object({ mailId: Type.String(), by: Type.String() })),
  /** Who has seen it since the last event. */
  readBy: Type.Array(Type.String()),
  /** The notices that were sent. */
  noticed: Type.Array(Notice),
  /** How many events there are. */
  events: Type.Number(),
  /** ISO 8601. */
  lastEventAt: Type.String(),
  /** Goes up with every change that a person sees and may contradict; a change names the one that it read. */
  revision: Type.Number(),
});
export type EnquiryHandling = Static<typeof EnquiryHandling>;

/** The handling of an enquiry that was received at `at` (ISO 8601). */
export function newHandling(at: string, status: EnquiryStatus = 'NEW'): EnquiryHandling {
  return {
    ...{ status, assigneeId: null, wakeAt: null, lostReason: null },
    ...{ firstAnswerAt: null, firstAnswerBy: null },
    ...{ awaited: [], readBy: [], noticed: [], events: 0, lastEventAt: at, revision: 1 },
  };
}
