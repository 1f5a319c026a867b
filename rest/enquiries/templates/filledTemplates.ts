import Type, { type Static } from 'typebox';
import { type AnsweredEnquiry, filling, type Sender } from './placeholders.ts';
import type { ReplyTemplate } from './replyTemplate.ts';

/** A template with its placeholders replaced. */
export const FilledTemplate = Type.Object({
  id: Type.String(),
  title: Type.String(),
  subject: Type.String(),
  text: Type.String(),
});
export type FilledTemplate = Static<typeof FilledTemplate>;

/** Those of the templates with which `sender` may answer an enquiry of this kind, filled in. No placeholder is left in them. */
export function filledTemplates(
  templates: readonly ReplyTemplate[],
  enquiry: AnsweredEnquiry & { kind: string },
  sender: Sender,
): FilledTemplate[] {
  const fill = filling(enquiry, sender);
  return templates
    .filter(({ kinds }) => kinds.includes(enquiry.kind))
    .map(({ id, title, subject, text }) => ({ id, title, subject: fill(subject), text: fill(text) }));
}
