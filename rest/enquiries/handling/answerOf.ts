import Type, { type Static } from 'typebox';
import type { StaffMember } from '../../admin/staffMember.ts';
import { reference } from '../../dealership/reference.ts';
import { InvalidInput } from '../../http/errors.ts';
import { anyLine, requiredLines } from '../../http/fields.ts';
import type { Mail } from '../../mail/Mail.ts';
import { Channel, type EnquiryEvent } from '../enquiryEvent.ts';
import { placeholdersIn } from '../templates/placeholders.ts';
import type { HandledEnquiry, HandlingChange } from './handlingWrites.ts';

/** The body of an answer: a mail to be sent, or the note that the customer was answered otherwise. */
export const NewAnswer = Type.Object({
  channel: Channel,
  subject: Type.Optional(anyLine({ title: 'Subject', maxLength: 200 })),
  text: Type.Optional(requiredLines('Text', 10_000)),
});
export type NewAnswer = Static<typeof NewAnswer>;

const words: Record<Channel, string> = {
  EMAIL: 'by email',
  PHONE: 'by phone',
  WHATSAPP: 'by WhatsApp',
  IN_PERSON: 'in person',
};

/**
 * What to write when a member of the staff answers an enquiry. A mail stops the clock when the mail server takes it, any
 * other answer at once. `earlier`: the events so far; an answer with the `key` of one of them is that one, and undefined is
 * returned. Throws `InvalidInput` for a mail that cannot be sent, and for a key that came with another answer.
 */
export function answerOf(
  enquiry: HandledEnquiry,
  { channel, subject: typed, text }: NewAnswer,
  parts: {
    staff: StaffMember;
    key?: string;
    earlier: readonly EnquiryEvent[];
    replyTo: string;
    now: Date;
  },
): HandlingChange | undefined {
  const { staff, key, earlier, replyTo, now } = parts;
  const subject = channel === 'EMAIL' ? subjectOf(enquiry._id, typed) : null;
  const first = key === undefined ? undefined : earlier.find((event) => event.key === key);
  if (first) {
    if (first.channel === channel && first.subject === subject && first.text === (text ?? null))
      return undefined;
    const message = 'This Idempotency-Key was already used for another answer. Use a new key.';
    throw new InvalidInput([{ field: 'idempotencyKey', message }]);
  }
  const { handling, mailsCaused = 0 } = enquiry;
  const mail = subject === null ? undefined : mailOf(enquiry, { subject, text, replyTo });
  const mailId = mail ? `${enquiry._id}-${mailsCaused + 1}-1` : null;
  const stops = !mail && handling.firstAnswerAt === null;
  const isNew = handling.status === 'NEW';
  return {
    handling: {
      ...(isNew && { status: 'IN_PROGRESS' }),
      ...(stops && { firstAnswerAt: now.toISOString(), firstAnswerBy: staff.id }),
      ...(mailId && { awaited: [...handling.awaited, { mailId, by: staff.id }] }),
    },
    events: [
      {
        ...{ kind: 'ANSWERED', field: 'answers', by: { id: staff.id, name: staff.name }, channel, subject },
        ...{
          sentence: `${staff.name} answered ${words[channel]}`,
          text: text ?? null,
          mailId,
          key: key ?? null,
        },
      },
    ],
    ...(mail && { mails: [mail] }),
  };
}

/** The subject of an answer. What stands before its colon is written to logs. */
function subjectOf(id: string, typed = ''): string {
  return /^re:/i.test(typed) ? typed : `Re: ${typed || `Your enquiry ${reference(id)}`}`;
}

function mailOf(
  { details: { email } }: HandledEnquiry,
  { subject, text = '', replyTo }: { subject: string; text?: string; replyTo: string },
): Mail {
  if (typeof email !== 'string' || email === '') {
    throw new InvalidInput([
      { field: 'channel', message: 'The customer has given no email address. Call instead.' },
    ]);
  }
  if (text === '') throw new InvalidInput([{ field: 'text', message: 'Text is missing.' }]);
  const errors = Object.entries({ subject, text }).flatMap(([field, value]) =>
    placeholdersIn(value).map((name) => ({ field, message: `Replace {${name}} before you send this.` })),
  );
  if (errors.length > 0) throw new InvalidInput(errors);
  // Somebody has written it, so a program that answers by itself may answer it.
  return { to: email, subject, text, toDealer: false, replyTo, headers: { 'Auto-Submitted': 'no' } };
}
