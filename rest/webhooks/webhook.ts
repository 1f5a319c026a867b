import Type, { type Static } from 'typebox';
import { type ChangeKind, changeKinds } from '../cars/changes/carChange.ts';
import { type ChangeCursor, decodeChangeCursor, START } from '../cars/changes/ChangeCursor.ts';
import { Nullable } from '../schemas.ts';
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
 * delivered for three days.
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

const { url, state } = { url: Type.String({ title: 'Address', maxLength: 2_000 }), state: WebhookState };

/** A webhook as its partner is told. */
export const Webhook = Type.Object({
  id: Type.String(),
  url,
  kinds: Kinds,
  state,
  cursor: Type.String(),
  failures: Type.Number(),
  lastError: Nullable(Type.String()),
  lastDeliveryAt: Nullable(Type.String()),
  createdAt: Type.String(),
});
export type Webhook = Static<typeof Webhook>;

/** What a partner says of a new webhook; of all changes where it names no kinds. */
export const NewWebhook = Type.Object({ url, kinds: Type.Optional(Kinds) });
export type NewWebhook = Static<typeof NewWebhook>;

/** What a partner changes of a webhook. */
export const WebhookChange = Type.Object({
  url: Type.Optional(url),
  kinds: Type.Optional(Kinds),
  /** `false` pauses it; `true` goes on where it was left. */
  isOn: Type.Optional(Type.Boolean()),
  /** Makes another secret; with the one before deliveries are signed as well, until the next one is made. */
  rotateSecret: Type.Optional(Type.Boolean()),
});
export type WebhookChange = Static<typeof WebhookChange>;

/** A webhook, and its new secret where one was made: it is told this once. */
export const WebhookWithSecret = Type.Object({ webhook: Webhook, secret: Nullable(Type.String()) });
export type WebhookWithSecret = Static<typeof WebhookWithSecret>;

/** What became of a delivery that was asked for as a test. */
export const TestedDelivery = Type.Object({ delivered: Type.Boolean(), answer: Type.String() });
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
