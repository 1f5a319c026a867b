import Type, { type Static } from 'typebox';

/** A file that comes with a mail, as text. */
export const Attachment = Type.Object({
  filename: Type.String(),
  contentType: Type.String(),
  content: Type.String(),
});
export type Attachment = Static<typeof Attachment>;

/** A mail in plain text. */
export const Mail = Type.Object({
  to: Type.String(),
  /** What stands before its first colon is written to logs, so it must not contain personal data. */
  subject: Type.String(),
  text: Type.String(),
  /**
   * Whether it is to the dealer, who must never miss one: it is tried again even if its recipient is refused for good. False
   * for an answer to a visitor, whose `replyTo` is the dealer.
   */
  toDealer: Type.Optional(Type.Boolean()),
  /** The visitor, as typed, in a mail to the dealer; the dealer in an answer to a visitor. */
  replyTo: Type.Optional(Type.String()),
  /** Whether somebody has caused it by typing the address of its recipient: such mails are limited. */
  typedRecipient: Type.Optional(Type.Boolean()),
  attachments: Type.Optional(Type.Array(Attachment)),
  /** Names of stored photos: reduced copies are attached when it is sent. */
  photos: Type.Optional(Type.Array(Type.String())),
  headers: Type.Optional(Type.Record(Type.String(), Type.String())),
});
export type Mail = Static<typeof Mail>;

/** The part of a mail's subject that is written to logs: what follows a colon may be what a visitor has typed. */
export function loggedSubject(subject: string): string {
  return subject.replace(/:.*$/s, '');
}
