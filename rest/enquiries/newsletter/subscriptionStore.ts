import { randomBytes } from 'node:crypto';
import type { Dealership } from '../../dealership/dealership.ts';
import { NotFound } from '../../http/errors.ts';
import type { Outbox } from '../../mail/outbox.ts';
import type { Store } from '../../store/Collection.ts';
import { insertUnlessThere } from '../../store/insertUnlessThere.ts';
import { changeRevised } from '../../store/revised.ts';
import { messages } from './messages.ts';
import type { Subscription } from './subscription.ts';
import { subscriptionId } from './subscriptionId.ts';
import { welcomeMail } from './welcomeMail.ts';

export type SubscriptionStore = ReturnType<typeof subscriptionStore>;

/** The subscriptions to the newsletter. Every method returns the sentence that is shown to the subscriber. */
export function subscriptionStore(parts: {
  store: Store;
  outbox: Outbox;
  /** The dealer's facts as they are now. */
  dealership: () => Dealership;
  publicUrl: string;
  now: () => Date;
}) {
  const { store, outbox, dealership, publicUrl, now } = parts;
  const subscriptions = store.collection<Subscription>('subscriptions');
  const time = () => now().toISOString();

  async function byUnsubscribeId(unsubscribeId: string) {
    const found = await subscriptions.findOne({ unsubscribeId });
    if (!found) throw new NotFound(messages.unknown);
    return found;
  }

  /** Adds a subscription; false if another request has added the address meanwhile. */
  async function add(_id: string, email: string, requestId?: string): Promise<boolean> {
    const unsubscribeId = randomBytes(16).toString('hex');
    const subscription: Subscription = {
      _id,
      email,
      unsubscribeId,
      subscribedAt: time(),
      unsubscribedAt: null,
      revision: 1,
      restrictedAt: null,
      erasedAt: null,
      unposted: [welcomeMail(email, { unsubscribeId, publicUrl, dealership: dealership() })],
    };
    if (!(await insertUnlessThere(subscriptions, subscription))) return false;
    await outbox.addPendingSoon('subscriptions', subscription, requestId);
    return true;
  }

  /** Renews a subscription that has ended. Sends no second welcome mail: the link in the first one is still valid. */
  async function renew(read: Subscription): Promise<string> {
    let message = '';
    await changeRevised(subscriptions, read, ({ unsubscribedAt }) => {
      message = unsubscribedAt ? messages.subscribedAgain : messages.alreadySubscribed;
      return unsubscribedAt ? { subscribedAt: time(), unsubscribedAt: null } : undefined;
    });
    return message;
  }

  return {
    /** Subscribes an address once, whatever its case and Unicode form. `requestId` is the request that asks for it. */
    async subscribe(email: string, requestId?: string): Promise<string> {
      const _id = subscriptionId(email);
      const known = await subscriptions.findOne({ _id });
      if (!known)
        return (await add(_id, email, requestId)) ? messages.subscribed : messages.alreadySubscribed;
      // The process that stored it may have ended before its mail was in the outbox.
      await outbox.addPendingSoon('subscriptions', known, requestId);
      return renew(known);
    },

    /** Ends a subscription. Rejects with `NotFound` for an unknown id. */
    async unsubscribe(unsubscribeId: string): Promise<string> {
      let message = '';
      await changeRevised(subscriptions, await byUnsubscribeId(unsubscribeId), ({ unsubscribedAt }) => {
        message = unsubscribedAt ? messages.alreadyUnsubscribed : messages.unsubscribed;
        return unsubscribedAt ? undefined : { unsubscribedAt: time() };
      });
      return message;
    },

    /** Renews a subscription that was ended. Throws `NotFound` for an unknown id. */
    resubscribe: async (unsubscribeId: string) => renew(await byUnsubscribeId(unsubscribeId)),
  };
}
