import Type, { type Static, type TSchema } from 'typebox';
import { type ChangeKind, changeKinds } from '../cars/changes/carChange.ts';
import { type ChangeCursor, decodeChangeCursor, START } from '../cars/changes/ChangeCursor.ts';
import { Nullable, ref } from '../schemas.ts';
import type { CollectionDefinition } from '../store/CollectionDefinition.ts';

/** How many webhooks a partner has at most. */
export const MOST_WEBHOOKS = 10;
/** How many secrets a webhook has at most: the old one and the new one, while one is exchanged for the other. */
export const MOST_SECRETS = 2;

/** Every kind of change that a webhook may want. */
export const kinds = Object.keys(changeKinds) as ChangeKind[];

const Kinds = Type.Array(Type.Unsafe<ChangeKind>({ type: 'string', enum: kinds }), {
  minItems: 1,
  uniqueItems: true,
  title: 'Kinds',
});

/**
 * What becomes of a webhook: `ON` while changes are delivered, `PAUSED` by its partner, `FAILED` where nothing could be
 * delivered for three days, or its receiver has answered 410.
 */
export const WebhookState = Type.Union([Type.Literal('ON'), Type.Literal('PAUSED'), Type.Literal('FAILED')]);
export type WebhookState = Static<typeof WebhookState>;

/** An address that is told the changes of the stock: in the collection `webhooks`. */
export const StoredWebhook = Type.Object({
  _id: Type.String(),
  partnerId: Type.String(),
  url: Type.String(),
  /** Which changes are delivered. */
  kinds: Kinds,
  /** What deliveries are signed with, the newest one first. */
  secrets: Type.Array(Type.String()),
  state: WebhookState,
  /** The place in the feed of changes up to which everything is delivered. */
  cursor: Type.String(),
  /** How many tries in a row have failed. */
  failures: Type.Number(),
  /** When the first of them was, ISO 8601, as the other times. */
  failingSince: Nullable(Type.String()),
  /** What the last try has come to: `HTTP 500`, or why nothing was answered. */
  lastError: Nullable(Type.String()),
  lastDeliveryAt: Nullable(Type.String()),
  /** The earliest time of the next delivery. It is set ahead before a delivery begins, so that no other process delivers as well. */
  nextTryAt: Type.String(),
  createdAt: Type.String(),
});
export type StoredWebhook = Static<typeof StoredWebhook>;

/** What the store keeps of webhooks. */
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

/** A webhook as its partner is told. */
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

/** What a partner says of a new webhook; of all changes where it names no kinds. */
export const NewWebhook = Type.Object({ url, kinds: Type.Optional(wantedKinds) });
export type NewWebhook = Static<typeof NewWebhook>;

/** What a partner changes of a webhook. */
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

/** From where on a partner has a webhook delivered again. */
export const Redelivery = Type.Object({
  after: Type.String({
    ...{ title: 'Cursor', maxLength: 40 },
    description: 'A cursor of `/api/v1/cars/changes`, of a message, or of the webhook',
  }),
});
export type Redelivery = Static<typeof Redelivery>;

/** A webhook, and its new secret where one was made: it is told this once. */
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

/** What became of a delivery that was asked for as a test. */
export const TestedDelivery = Type.Object(
  {
    delivered: Type.Boolean({ description: 'Whether it was taken' }),
    answer: Type.String({ description: 'What was answered, such as `HTTP 500`' }),
  },
  { $id: 'TestedDelivery' },
);
export type TestedDelivery = Static<typeof TestedDelivery>;

/** A webhook as its partner is told: without its secrets, and without what delivery keeps for itself. */
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

/** Up to where everything is delivered. */
export function placeOf({ cursor }: StoredWebhook): ChangeCursor {
  return decodeChangeCursor(cursor) ?? START;
}

/** Whether one of the changes at least is delivered. */
export function areWanted({ kinds }: Pick<StoredWebhook, 'kinds'>, part: { kind: ChangeKind }[]): boolean {
  return part.some(({ kind }) => kinds.includes(kind));
}
