import Type, { type Static } from 'typebox';
import { AHEAD_OF_UTC } from '../../dealership/dubaiTime.ts';
import { NotFound, Stale } from '../../http/errors.ts';
import type { Store } from '../../store/Collection.ts';
import { revisionIn, writeRevised } from '../../store/revised.ts';
import type { Subscription } from './subscription.ts';

const DAY = 24 * 60 * 60 * 1000;
const WEEK = 7 * DAY;
/** Over how many weeks the growth is counted, with the current one. */
const WEEKS = 12;
/** Days from 1 January 1970 to the Monday before it. */
const MONDAY = -3;

/** A subscriber of the newsletter, as the back office lists them. */
export const Subscriber = Type.Object({
  id: Type.String(),
  revision: Type.Integer(),
  email: Type.String(),
  subscribedAt: Type.String({ description: 'ISO 8601' }),
});
export type Subscriber = Static<typeof Subscriber>;

/** How many subscribed in a week. */
export const SubscriberWeek = Type.Object({
  from: Type.String({ description: 'Its Monday in Dubai, YYYY-MM-DD' }),
  count: Type.Integer({ description: 'Those who are subscribers still' }),
});
export type SubscriberWeek = Static<typeof SubscriberWeek>;

export type Subscribers = ReturnType<typeof subscribers>;

/** The subscribers of the newsletter, for the dealer: whoever has ended the subscription, or is restricted, is in no list. */
export function subscribers(store: Store, now: () => Date) {
  const subscriptions = store.collection<Subscription>('subscriptions');
  const active = { unsubscribedAt: null, restrictedAt: null, erasedAt: null };

  return {
    /** All of them, the latest first. */
    async list(): Promise<Subscription[]> {
      const found = await subscriptions.find(active).toArray();
      return found.toSorted((a, b) => (a.subscribedAt < b.subscribedAt ? 1 : -1));
    },

    /** Ends a subscription. Rejects with `NotFound` where there is none, with `Stale` where it was renewed since it was read. */
    async end(id: string, revision: number): Promise<Subscriber> {
      const found = await subscriptions.findOne({ ...active, _id: id });
      if (!found) throw new NotFound('This subscription has ended already.');
      const ended = { unsubscribedAt: now().toISOString() };
      const written = revisionIn(found) === revision && (await writeRevised(subscriptions, found, ended));
      if (written) return subscriberOf(written);
      const message = 'This subscription was renewed meanwhile. Look at it, and try again.';
      const current = await subscriptions.findOne({ _id: id });
      throw new Stale({ message, changed: [], current: subscriberOf(current ?? found) });
    },
  };
}

/** A subscription as the back office shows it. */
export function subscriberOf(subscription: Subscription): Subscriber {
  const { _id: id, email, subscribedAt } = subscription;
  return { id, revision: revisionIn(subscription), email, subscribedAt };
}

/** How many of the subscriptions began in each of the last twelve weeks in Dubai, the current one last. */
export function growthOf(list: readonly Pick<Subscription, 'subscribedAt'>[], now: Date): SubscriberWeek[] {
  const current = weekOf(now.getTime());
  const counts = new Map<number, number>();
  for (const { subscribedAt } of list) {
    const week = weekOf(Date.parse(subscribedAt));
    counts.set(week, (counts.get(week) ?? 0) + 1);
  }
  return Array.from({ length: WEEKS }, (_, i) => {
    const week = current - WEEKS + 1 + i;
    const from = new Date(week * WEEK + MONDAY * DAY).toISOString().slice(0, 10);
    return { from, count: counts.get(week) ?? 0 };
  });
}

/** The number of the week of a moment (ms since 1970), which begins on a Monday in Dubai. */
function weekOf(moment: number): number {
  return Math.floor((moment + AHEAD_OF_UTC - MONDAY * DAY) / WEEK);
}
