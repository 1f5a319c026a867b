import type { TObject } from 'typebox';
import Type, { type Static } from 'typebox';
import { Nullable } from '../../http/schemas.ts';
import { CarThen } from '../carThen.ts';
import type { Enquiry } from '../enquiry.ts';
import { Channel, type EnquiryEvent, EventKind } from '../enquiryEvent.ts';
import { titleOf } from '../enquiryMails.ts';
import { forms } from '../forms/forms.ts';
import { EnquirySummary } from './enquirySummary.ts';

/** What only who asks for it sees, each time logged: the fields of forms that are sensitive. */
export const SENSITIVE = new Set(['salary']);
/** Fields that are not shown as text. */
const NOT_TEXT = new Set(['images']);

const ToldEvent = Type.Object({
  id: Type.String(),
  at: Type.String(),
  kind: Type.Union([Type.Literal('RECEIVED'), ...EventKind.anyOf]),
  by: Nullable(Type.Object({ id: Type.String(), name: Type.String() })),
  sentence: Type.String(),
  text: Nullable(Type.String()),
  channel: Nullable(Channel),
  subject: Nullable(Type.String()),
  mail: Nullable(
    Type.Union([Type.Literal('QUEUED'), Type.Literal('SENT'), Type.Literal('FAILED')], {
      description: 'What has become of the mail of an answer',
    }),
  ),
});
type ToldEvent = Static<typeof ToldEvent>;

/** One enquiry as the back office shows it. */
export const EnquiryRecord = Type.Object({
  ...EnquirySummary.properties,
  fields: Type.Array(Type.Object({ name: Type.String(), title: Type.String(), value: Type.String() }), {
    description: 'The form as it was sent, without what is withheld',
  }),
  withheld: Type.Array(Type.String(), { description: 'Titles of the fields that are given on request only' }),
  carThen: Nullable(CarThen),
  carNow: Nullable(Type.Object({ ...CarThen.properties, listed: Type.Boolean() })),
  photoNames: Type.Array(Type.String()),
  source: Nullable(Type.String()),
  consent: Nullable(Type.String()),
  lostReason: Nullable(Type.String()),
  others: Type.Array(EnquirySummary, { description: 'Enquiries of the same phone number or email address' }),
  answersArriveAt: Type.String({ description: 'The address to which the customer answers' }),
  timeline: Type.Array(ToldEvent, { description: 'Oldest first' }),
});
export type EnquiryRecord = Static<typeof EnquiryRecord>;

const shapes = new Map<string, TObject>(forms.map(({ kind, body }) => [kind, body]));

/** The fields of the form as it was sent, with their titles; sensitive ones only if they are asked for. */
export function fieldsOf(
  { kind, details }: Pick<Enquiry, 'kind' | 'details'>,
  { sensitive }: { sensitive: boolean },
): Pick<EnquiryRecord, 'fields' | 'withheld'> {
  const shape = shapes.get(kind);
  const entered = Object.entries(details).filter(
    ([name, value]) => !NOT_TEXT.has(name) && inWords(value) !== '',
  );
  const title = (name: string) => (shape ? titleOf(shape, name) : name);
  const isShown = ([name]: [string, unknown]) => sensitive || !SENSITIVE.has(name);
  return {
    fields: entered
      .filter(isShown)
      .map(([name, value]) => ({ name, title: title(name), value: inWords(value) })),
    withheld: entered.filter((field) => !isShown(field)).map(([name]) => title(name)),
  };
}

/** The timeline of an enquiry, with what has become of the mails of its answers. */
export function timelineOf(
  { _id, createdAt, kind }: Pick<Enquiry, '_id' | 'createdAt' | 'kind'>,
  events: readonly EnquiryEvent[],
  mails: ReadonlyMap<string, 'SENT' | 'FAILED'>,
): ToldEvent[] {
  const none = { by: null, text: null, channel: null, subject: null, mail: null };
  return [
    { ...none, id: `${_id}-0`, at: createdAt, kind: 'RECEIVED', sentence: `Received (${kind})` },
    ...events.map(({ _id: id, mailId, at, kind: what, by, sentence, text, channel, subject }) => ({
      ...{ id, at, kind: what, by, sentence, text, channel, subject },
      mail: mailId === null || what !== 'ANSWERED' ? null : (mails.get(mailId) ?? ('QUEUED' as const)),
    })),
  ];
}

function inWords(value: unknown): string {
  if (typeof value === 'number') return value.toLocaleString('en-US');
  return typeof value === 'string' ? value : '';
}
