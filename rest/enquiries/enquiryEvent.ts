import Type, { type Static } from 'typebox';
import { Nullable } from '../http/schemas.ts';
import type { CollectionDefinition } from '../store/CollectionDefinition.ts';

/** What happens to an enquiry after it was received. */
export const EventKind = Type.Union([
  Type.Literal('ASSIGNED'),
  Type.Literal('STATUS'),
  Type.Literal('ANSWERED'),
  Type.Literal('NOTE'),
  Type.Literal('MAIL_FAILED'),
]);

/** How an enquiry was answered. */
export const Channel = Type.Union([
  Type.Literal('EMAIL'),
  Type.Literal('PHONE'),
  Type.Literal('WHATSAPP'),
  Type.Literal('IN_PERSON'),
]);
export type Channel = Static<typeof Channel>;

/** One event of an enquiry, in the collection `enquiryEvents`. Its id is that of the enquiry and its number. */
export const EnquiryEvent = Type.Object({
  _id: Type.String(),
  /** From 1 on, without gaps. */
  number: Type.Number(),
  /** ISO 8601. */
  at: Type.String(),
  kind: EventKind,
  /** Who has done it; null for what happened by itself. */
  by: Nullable(Type.Object({ id: Type.String(), name: Type.String() })),
  /** The revision of the enquiry's handling from this event on. */
  revision: Type.Number(),
  /** The field of the handling that it changed; null if none. */
  field: Nullable(Type.String()),
  /** What happened and who did it, without a full stop. */
  sentence: Type.String(),
  /** The text of a note or an answer. */
  text: Nullable(Type.String()),
  channel: Nullable(Channel),
  subject: Nullable(Type.String()),
  /** The id of its mail in the outbox. */
  mailId: Nullable(Type.String()),
  /** The Idempotency-Key of the request that caused it. */
  key: Nullable(Type.String()),
});
export type EnquiryEvent = Static<typeof EnquiryEvent>;

/** The collection of events. They are read by their ids only. */
export const enquiryEventCollections = [
  { name: 'enquiryEvents', shape: EnquiryEvent },
] as const satisfies readonly CollectionDefinition[];
