import Type, { type Static } from 'typebox';
import type { Car } from '../cars/car.ts';
import type { AdfLead } from './adf.ts';
import type { Mail } from '../mail/Mail.ts';
import { WithPendingMails } from '../mail/outbox.ts';
import { Nullable } from '../http/schemas.ts';
import type { CollectionDefinition } from '../store/CollectionDefinition.ts';
import { CarThen } from './carThen.ts';
import type { Due } from './dueOf.ts';
import { EnquiryEvent } from './enquiryEvent.ts';
import { EnquiryHandling } from './enquiryHandling.ts';

/** What a visitor has sent, in the collection `enquiries`. */
export const Enquiry = Type.Object({
  ...WithPendingMails.properties,
  /** Which form it is: one of `enquiryKinds`. */
  kind: Type.String(),
  /** ISO 8601. */
  createdAt: Type.String(),
  /** The form's own fields as they were typed, cleaned by `cleanFields`. */
  details: Type.Record(Type.String(), Type.Unknown()),
  /** The path of the page that the form was sent from. */
  source: Nullable(Type.String()),
  /** Version of the text about personal data that the sender agreed to. */
  consent: Nullable(Type.String()),
  idempotencyKey: Nullable(Type.String()),
  /** The id of the partner with whose key the form came. */
  partnerId: Nullable(Type.String()),
  /** A digest of the form: a repeated idempotency key must come with the same digest. */
  fingerprint: Type.String(),
  /** Whether nobody at the dealer was told, as DEALER_EMAIL was not set; null if a notice was written, or the kind has none. */
  withoutNotice: Nullable(Type.Boolean()),
  /** The sentence of the first answer; a repeated idempotency key gets it again. */
  message: Type.String(),
  /**
   * When the answer is due, and when half of the time until then is gone, ISO 8601. They are calculated once, so later
   * changes of hours, holidays and promises do not move them. Null if nothing was promised.
   */
  dueAt: Nullable(Type.String()),
  amberAt: Nullable(Type.String()),
  /** The car of the stock that it is about, as it was then. */
  carThen: Nullable(CarThen),
  /** What the staff has done about it; null if nobody answers its kind. */
  handling: Nullable(EnquiryHandling),
  /** Counts the writes of the staff and the worker, also those of which nobody is told (`handling.revision` counts these). */
  revision: Nullable(Type.Number()),
  /** Events that are not in `enquiryEvents` yet. */
  pendingEvents: Nullable(Type.Array(EnquiryEvent)),
});
export type Enquiry = Static<typeof Enquiry>;

/** The collections of enquiries. */
export const enquiryCollections = [
  {
    name: 'enquiries',
    shape: Enquiry,
    indexes: [
      { keys: { kind: 1, createdAt: -1 } },
      { keys: { unposted: 1 } },
      { keys: { withoutNotice: 1 } },
      { keys: { partnerId: 1, createdAt: -1 } },
    ],
  },
] as const satisfies readonly CollectionDefinition[];

/** Mails to the visitor and, where the dealer has an address, to the dealer. */
export interface EnquiryMails {
  /**
   * To the visitor; missing if the visitor has given no email address. Contains nothing that the visitor typed: otherwise
   * anybody could send any text to any address.
   */
  confirmation?: Omit<Mail, 'replyTo' | 'toDealer'>;
  /** To the dealer; an answer to it goes to the visitor (`replyTo`). */
  notice: Pick<Mail, 'subject' | 'text' | 'photos' | 'replyTo'>;
  /** Data for the dealer's programs; missing if the enquiry is about no car. */
  lead?: AdfLead;
}

/** A partner that sends a form for one of its customers. */
export interface Sender {
  id: string;
  name: string;
  keyPrefix: string;
}

/** A form as it arrived. */
export interface Submission {
  /** Which form it is: one of `enquiryKinds`. */
  kind: string;
  /** The header Idempotency-Key. */
  key?: string;
  /** Plain JSON. Submissions with one key are the same if their bodies are equal; files are compared by their digests. */
  body: object;
  source?: string;
  consent?: string;
  /** The partner with whose key the form came. */
  partner?: Sender;
  /** The visitor's network address, if a gateway tells it. */
  address?: string;
  /** The id of the HTTP request. */
  requestId?: string;
}

/** Makes the mails of an enquiry, once its id is known, when it was sent (ms since 1970), and when the answer is due. */
export type MailsOf = (enquiry: { id: string; sentAt: number; due: Due | undefined }) => EnquiryMails;

/** What is stored and answered for a submission that is new. */
export interface NewEnquiry {
  details: Record<string, unknown>;
  /** The answer that the visitor gets. */
  message: string;
  /** The car of the stock that it is about. */
  car?: Car;
  /** Missing if the enquiry service sends no mails for the form, as for the newsletter. */
  mails?: MailsOf;
}

/** The answer to a stored enquiry, with the status 201. */
export const Accepted = Type.Object(
  {
    id: Type.String({ description: 'Id of the stored enquiry' }),
    message: Type.String({ description: 'The message for the visitor' }),
  },
  { $id: 'Accepted' },
);
export type Accepted = Static<typeof Accepted>;
