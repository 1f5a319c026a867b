import Type, { type Static, type TSchema } from 'typebox';
import { type ChangeKind, changeKinds } from '../cars/changes/carChange.ts';
import { type ChangeCursor, decodeChangeCursor, START } from '../cars/changes/ChangeCursor.ts';
import { Nullable, ref } from '../http/schemas.ts';
import type { CollectionDefinition } from '../store/CollectionDefinition.ts';

/** How many webhooks a partner has at most. */
export const MOST_WEBHOOKS = 10;
/** How many secrets a webhook has at most: the old one and the new one, while the receiver changes to the new one. */
export const MOST_SECRETS = 2;

/** Every kind of change that a webhook may want. */
export const kinds = Object.keys(changeKinds) as ChangeKind[];

const Kinds = Type.Array(Type.Unsafe<ChangeKind>({ type: 'string', enum: kinds }), {
  minItems: 1,
  uniqueItems: true,
  title: 'Kinds',
});

/**
 * `ON`: changes are delivered. `PAUSED`: by the partner. `FAILED`: nothing could be delivered for three days, or the
 * receiver has answered 410.
 */
export const WebhookState = Type.Union([Type.Literal('ON'), Type.Literal('PAUSED'), Type.Literal('FAILED')]);
export type WebhookState = Static<typeof WebhookState>;

/** What became of a change that was sent to a webhook. */
export const StoredDelivery = Type.Object({
  /** Of the message; it stays the same when the change is sent again. */
  id: Type.String(),
  /** The place of the change in the feed. */
  cursor: Type.String(),
  kind: Type.Unsafe<ChangeKind>({ type: 'string', enum: kinds }),
  carId: Type.String(),
  /** When it was sent last, ISO 8601. */
  at: Type.String(),
  /** How often it was sent. */
  attempts: Type.Integer(),
  /** The status of the last answer; null if there was none. */
  status: Nullable(Type.Integer()),
  /** Why the last attempt failed, as a sentence; null if the receiver has accepted it. */
  error: Nullable(Type.String()),
});
export type StoredDelivery = Static<typeof StoredDelivery>;

/** An address to which changes of the stock are delivered, in the collection `webhooks`. */
export const StoredWebhook = Type.Object({
  _id: Type.String(),
  partnerId: Type.String(),
  url: Type.String(),
  /** Which changes are delivered. */
  kinds: Kinds,
  /** The secrets that sign deliveries, newest first. */
  secrets: Type.Array(Type.String()),
  state: WebhookState,
  /** The place in the feed of changes up to which everything is delivered. */
  cursor: Type.String(),
  /** The number of consecutive failed attempts. */
  failures: Type.Number(),
  /** When the first of these attempts was made, ISO 8601 like the other times. */
  failingSince: Nullable(Type.String()),
  /** Why the last attempt failed, such as `HTTP 500`; null if it did not fail. */
  lastError: Nullable(Type.String()),
  lastDeliveryAt: Nullable(Type.String()),
  /** The earliest time of the next delivery. It is set ahead before a delivery begins, so that no other process delivers as well. */
  nextTryAt: Type.String(),
  /** The changes that were sent last, latest first. They are written together with the cursor. */
  deliveries: Type.Optional(Type.Array(StoredDelivery)),
  createdAt: Type.String(),
  /** Counts the writes (`Revised`): the process that wrote last owns the deliveries, until another one writes. */
  revision: Type.Optional(Type.Number()),
});
export type StoredWebhook = Static<typeof StoredWebhook>;

/** The collections of webhooks. */
export const webhookCollections = [
  {
    name: 'webhooks',
    shape: StoredWebhook,
    indexes: [{ keys: { partnerId: 1 } }, { keys: { state: 1, nextTryAt: 1 } }],
  },
] as const satisfies readonly CollectionDefinition[];

const described = <T extends TSchema>(schema: T, description: string) => ({ ...schema, description });
const url = Type.String({
  ...{ title: 'Address', maxLength: 2_000 },
  description: 'An https:// address on the public internet; redirects are not followed',
});
const wantedKinds = described(Kinds, 'The kinds of changes that are delivered');

/** A webhook as its partner sees it. */
export const Webhook = Type.Object(
  {
    id: Type.String(),
    url,
    kinds: wantedKinds,
    state: described(
      WebhookState,
      'PAUSED by its partner; FAILED if every delivery failed for three days or the receiver responded with 410',
    ),
    cursor: Type.String({
      description: 'The position in `/api/v1/cars/changes` up to which everything is delivered',
    }),
    failures: Type.Number({ description: 'Number of consecutive failed attempts' }),
    lastError: described(Nullable(Type.String()), 'Why the last attempt failed'),
    lastDeliveryAt: described(Nullable(Type.String()), 'ISO 8601'),
    createdAt: Type.String({ description: 'ISO 8601' }),
  },
  { $id: 'Webhook' },
);
export type Webhook = Static<typeof Webhook>;

/** The input to create a webhook. Without `kinds`, all changes are delivered. */
export const NewWebhook = Type.Object({ url, kinds: Type.Optional(wantedKinds) });
export type NewWebhook = Static<typeof NewWebhook>;

/** What a partner can change of a webhook. */
export const WebhookChange = Type.Object({
  url: Type.Optional(url),
  kinds: Type.Optional(wantedKinds),
  isOn: Type.Optional(
    Type.Boolean({
      description: '`false` pauses it; `true` resumes it where it stopped, also after failures',
    }),
  ),
  rotateSecret: Type.Optional(
    Type.Boolean({
      description:
        'Creates a new secret. Messages are also signed with the previous one until the next rotation',
    }),
  ),
});
export type WebhookChange = Static<typeof WebhookChange>;

/** The cursor after which a partner wants all changes to be delivered again. */
export const Redelivery = Type.Object({
  after: Type.String({
    ...{ title: 'Cursor', maxLength: 40 },
    description: 'A cursor of `/api/v1/cars/changes`, of a message, or of the webhook',
  }),
});
export type Redelivery = Static<typeof Redelivery>;

/** A webhook, and its new secret if one was made: it is shown only this once. */
export const WebhookWithSecret = Type.Object(
  {
    webhook: ref(Webhook),
    secret: described(
      Nullable(Type.String()),
      'The secret that signs the messages, shown only once; null if none was created',
    ),
  },
  { $id: 'WebhookWithSecret' },
);
export type WebhookWithSecret = Static<typeof WebhookWithSecret>;

/** The result of a test delivery. */
export const TestedDelivery = Type.Object(
  {
    delivered: Type.Boolean({ description: 'Whether the receiver accepted it' }),
    answer: Type.String({ description: 'The response, such as `HTTP 500`' }),
  },
  { $id: 'TestedDelivery' },
);
export type TestedDelivery = Static<typeof TestedDelivery>;

/** A webhook as its partner sees it: without its secrets, and without what only deliveries need. */
export function toldWebhook({
  _id: id,
  partnerId: _partnerId,
  secrets: _secrets,
  failingSince: _failingSince,
  nextTryAt: _nextTryAt,
  deliveries: _deliveries,
  revision: _revision,
  ...told
}: StoredWebhook): Webhook {
  return { id, ...told };
}

/** The place in the feed of changes up to which everything is delivered. */
export function placeOf({ cursor }: StoredWebhook): ChangeCursor {
  return decodeChangeCursor(cursor) ?? START;
}

/** Whether the webhook wants at least one of the changes. */
export function areWanted({ kinds }: Pick<StoredWebhook, 'kinds'>, part: { kind: ChangeKind }[]): boolean {
  return part.some(({ kind }) => kinds.includes(kind));
}
