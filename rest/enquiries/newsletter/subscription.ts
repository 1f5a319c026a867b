import Type, { type Static } from 'typebox';
import { FormerIds } from '../formerIds.ts';
import { WithPendingMails } from '../../mail/outbox.ts';
import { FieldError, Nullable, ref } from '../../http/schemas.ts';
import type { CollectionDefinition } from '../../store/CollectionDefinition.ts';

/**
 * A subscription to the newsletter, in the collection `subscriptions`. An address has one, which stays after it has
 * ended.
 */
export const Subscription = Type.Object({
  ...WithPendingMails.properties,
  /** As it was first typed. */
  email: Type.String(),
  /** 128 random bits: whoever knows them can end the subscription. */
  unsubscribeId: Type.String(),
  /** ISO 8601, the latest time. */
  subscribedAt: Type.String(),
  unsubscribedAt: Nullable(Type.String()),
  /** Counts the subscribing and unsubscribing (`Revised`). */
  revision: Type.Optional(Type.Number()),
  /** The ids that it had until its address was corrected, with when that was, ISO 8601: whoever erases it erases these as well. */
  formerIds: Type.Optional(FormerIds),
});
export type Subscription = Static<typeof Subscription>;

/** The collections of subscriptions. */
export const subscriptionCollections = [
  {
    name: 'subscriptions',
    shape: Subscription,
    indexes: [{ keys: { unsubscribeId: 1 } }, { keys: { unposted: 1 } }],
  },
] as const satisfies readonly CollectionDefinition[];

/** The answer when a subscription ends or is renewed. */
export const SubscriptionMessage = Type.Object({ message: Type.String() });

/** The body of an error: the site reads its text from `error` (spec §8). */
export const NewsletterError = Type.Object(
  {
    message: Type.String(),
    error: Type.String({ description: 'The same text as message' }),
    errors: Type.Optional(Type.Array(FieldError)),
  },
  { $id: 'NewsletterError' },
);

/** The answers of the newsletter's routes to an invalid partner key. */
export const refusedKey = { 401: ref(NewsletterError), 403: ref(NewsletterError) };
