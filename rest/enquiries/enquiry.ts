import Type, { type Static } from 'typebox';
import type { Mail } from '../mail/Mail.ts';
import type { Posting } from '../mail/outbox.ts';

export type EnquiryKind = 'sellCar' | 'testDrive' | 'purchase' | 'finance' | 'contact' | 'subscription';

/** What a visitor has sent, in the collection `enquiries`. */
export interface Enquiry extends Posting {
  kind: EnquiryKind;
  /** ISO 8601. */
  createdAt: string;
  /** The form's own fields as they were typed, without the blanks around them. */
  details: Record<string, unknown>;
  /** Path of the page that it was sent from. */
  source: string | null;
  /** Version of the text about personal data that the sender agreed to. */
  consent: string | null;
  idempotencyKey: string | null;
  /** Tells whether the key came again with the same form. */
  fingerprint: string;
  /** The sentence of the first answer; a repeated key gets it again. */
  message: string;
}

/** Mails to the visitor and, where the dealer has an address, to the dealer. */
export interface EnquiryMails {
  /** To the visitor. Says nothing that the visitor typed: a form must not write a stranger's words to a stranger. */
  confirmation: Omit<Mail, 'replyTo'>;
  /** To the dealer, whose answer goes to the visitor. Subjects are logged: no names, no addresses. */
  notice: Pick<Mail, 'subject' | 'text'>;
}

/** The answer to an enquiry that is stored: 201. */
export const Accepted = Type.Object(
  {
    id: Type.String({ description: 'Id of the stored enquiry' }),
    message: Type.String({ description: 'What to tell the visitor' }),
  },
  { $id: 'Accepted' },
);
export type Accepted = Static<typeof Accepted>;
