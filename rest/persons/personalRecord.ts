import Type, { type Static } from 'typebox';
import { choice, email, mobileNumber, requiredText } from '../http/fields.ts';
import { Nullable } from '../http/schemas.ts';

/** What is stored of a person: a form, a subscription to the newsletter, or a saved search that mails its owner. */
export const recordKinds = ['enquiry', 'subscription', 'searchAlert'] as const;
export type RecordKind = (typeof recordKinds)[number];

/** One of a person's records. */
export const RecordRef = Type.Object({
  kind: choice<RecordKind>('Kind', recordKinds),
  id: Type.String({ title: 'Id', minLength: 1, maxLength: 100 }),
});
export type RecordRef = Static<typeof RecordRef>;

/** Those records of a person that an owner has ticked: a phone number may be several people's. */
export const records = Type.Array(RecordRef, {
  title: 'Records',
  minItems: 1,
  maxItems: 500,
  uniqueItems: true,
});

/** A record of a person, as owners see it. */
export const PersonalRecord = Type.Object({
  ...RecordRef.properties,
  reference: Nullable(Type.String({ description: 'Of an enquiry' })),
  title: Type.String({ description: 'What it is, in words' }),
  name: Nullable(Type.String()),
  email: Nullable(Type.String()),
  phone: Nullable(Type.String({ description: 'As it was typed' })),
  at: Type.String({ description: 'When it was sent, ISO 8601 like the other time' }),
  restrictedAt: Nullable(Type.String({ description: 'Since when it may only be stored' })),
  status: Nullable(Type.String({ description: 'Of an enquiry that somebody answers' })),
});
export type PersonalRecord = Static<typeof PersonalRecord>;

/** The body of a correction. What is left out stays as it is; only enquiries have a name and a phone number. */
export const Correction = Type.Object({
  records,
  name: Type.Optional(requiredText('Name')),
  email: Type.Optional(email),
  phone: Type.Optional(mobileNumber),
});
export type Correction = Static<typeof Correction>;

/** What a record is corrected to. */
export type CorrectedFields = Omit<Correction, 'records'>;
