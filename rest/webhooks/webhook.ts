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
  /** How many tries in a row have failed. */
  failures: Type.Number(),
  /** When the first of these tries was, ISO 8601 as the other times. */
  failingSince: Nullable(Type.String()),
  /** Why the last try failed, such as `HTTP 500`; null if it did not fail. */
  lastError: Nullable(Type.String()),
  lastDeliveryAt: Nullable(Type.String()),
  /** The earliest time of the next delivery. It is set ahead before a delivery begins, so that no other process delivers as well. */
  nextTryAt: Type.String(),
  createdAt: Type.String(),
});
export type StoredWebhook = Static<typeof StoredWebhook>;

/** The collections of webhooks. */
export const webhookCollections: readonly CollectionDefinition[] = [
  {
    name: 'webhooks',
    shape: StoredWebhook,
    indexes: [{ keys: { partnerId: 1 } }, { keys: { state: 1, nextTryAt: 1 } }],
  },
];

const described = <T extends TSchema>(schema: T, description: string) => ({ ...schema, description });
const url = Type.String({
  ...{ title: 'Address', maxLength: 2_000 },
  description: 'An address of the open internet that begins with https://; redirections are not followed',
});
const wantedKinds = described(Kinds, 'The changes that are delivered');

/** A webhook as its partner sees it. */
export const Webhook = Type.Object(
  {
    id: Type.String(),
    url,
    kinds: wantedKinds,
    state: described(
      WebhookState,
      'PAUSED by its partner; FAILED, and off, where nothing could be delivered for three days, or 410 was answered',
    ),
    cursor: Type.String({
      description: 'The place in `/api/v1/cars/changes` up to which everything is delivered',
    }),
    failures: Type.Number({ description: 'How many tries in a row have failed' }),
    lastError: described(Nullable(Type.String()), 'Why the last try has failed'),
    lastDeliveryAt: described(Nullable(Type.String()), 'ISO 8601'),
    createdAt: Type.String({ description: 'ISO 8601' }),
  },
  { $id: 'Webhook' },
);
export type Webhook = Static<typeof Webhook>;

/** What a partner sends to make a webhook. Without `kinds`, all changes are delivered. */
export const NewWebhook = Type.Object({ url, kinds: Type.Optional(wantedKinds) });
export type NewWebhook = Static<typeof NewWebhook>;

/** What a partner can change of a webhook. */
export const WebhookChange = Type.Object({
  url: Type.Optional(url),
  kinds: Type.Optional(wantedKinds),
  isOn: Type.Optional(
    Type.Boolean({
      description: '`false` pauses it; `true` goes on where it was left, also where it had failed',
    }),
  ),
  rotateSecret: Type.Optional(
    Type.Boolean({
      description:
        'Makes another secret. With the one before messages are signed as well, until the next one is made',
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
      'What messages are signed with, shown this once; null where none was made',
    ),
  },
  { $id: 'WebhookWithSecret' },
);
export type WebhookWithSecret = Static<typeof WebhookWithSecret>;

/** The result of a test delivery. */
export const TestedDelivery = Type.Object(
  {
    delivered: Type.Boolean({ description: 'Whether it was taken' }),
    answer: Type.String({ description: 'What was answered, such as `HTTP 500`' }),
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
