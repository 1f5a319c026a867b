import Type, { type Static } from 'typebox';

/** A mail in plain text. */
export const Mail = Type.Object({
  to: Type.String(),
  /** It is written to logs, so it must not contain personal data. */
  subject: Type.String(),
  text: Type.String(),
  replyTo: Type.Optional(Type.String()),
  headers: Type.Optional(Type.Record(Type.String(), Type.String())),
});
export type Mail = Static<typeof Mail>;
