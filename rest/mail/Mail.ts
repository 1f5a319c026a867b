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
  /** It is written to logs, so it must not contain personal data. */
  subject: Type.String(),
  text: Type.String(),
  replyTo: Type.Optional(Type.String()),
  attachments: Type.Optional(Type.Array(Attachment)),
  headers: Type.Optional(Type.Record(Type.String(), Type.String())),
});
export type Mail = Static<typeof Mail>;
