import { correctSubscription } from '../enquiries/newsletter/correctSubscription.ts';
import type { Subscription } from '../enquiries/newsletter/subscription.ts';
import { subscriptionId } from '../enquiries/newsletter/subscriptionId.ts';
import { addressRecords } from './addressRecords.ts';
import type { PersonalRecord } from './personalRecord.ts';
import type { RecordStore } from './RecordStore.ts';

/** Persons' subscriptions to the newsletter. */
export function subscriptionRecords(parts: Parameters<typeof correctSubscription>[2]): RecordStore {
  const subscriptions = parts.store.collection<Subscription>('subscriptions');
  return addressRecords(parts.store, {
    collection: subscriptions,
    findBy: (email) => subscriptions.find({ _id: subscriptionId(email) }).toArray(),
    recordOf,
    fieldsOf: ({ email, subscribedAt, unsubscribedAt }) => ({ email, subscribedAt, unsubscribedAt }),
    correct: (read, email) => correctSubscription(read, email, parts),
  });
}

function recordOf({ _id, email, subscribedAt, unsubscribedAt, restrictedAt }: Subscription): PersonalRecord {
  return {
    ...{ kind: 'subscription', id: _id, reference: null, name: null, email, phone: null },
    title: unsubscribedAt === null ? 'Newsletter' : 'Newsletter, unsubscribed',
    ...{ at: subscribedAt, restrictedAt, status: null },
  };
}
