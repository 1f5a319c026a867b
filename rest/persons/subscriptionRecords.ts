import type { Dealership } from '../dealership/dealership.ts';
import { correctSubscription } from '../enquiries/newsletter/correctSubscription.ts';
import type { Subscription } from '../enquiries/newsletter/subscription.ts';
import { subscriptionId } from '../enquiries/newsletter/subscriptionId.ts';
import type { Outbox } from '../mail/outbox.ts';
import type { Store } from '../store/Collection.ts';
import { changeRevised } from '../store/revised.ts';
import { dropMails } from './dropMails.ts';
import type { PersonalRecord } from './personalRecord.ts';
import { checkUnrestricted, noRecord, type RecordStore } from './RecordStore.ts';

/** Persons' subscriptions to the newsletter. */
export function subscriptionRecords(parts: {
  store: Store;
  outbox: Outbox;
  /** The dealer's facts as they are now. */
  dealership: () => Dealership;
  publicUrl: string;
  now: () => Date;
}): RecordStore {
  const { store } = parts;
  const subscriptions = store.collection<Subscription>('subscriptions');

  async function read(id: string): Promise<Subscription> {
    const found = await subscriptions.findOne({ _id: id });
    if (!found) throw noRecord();
    return found;
  }

  return {
    async find({ email }) {
      if (email === undefined) return [];
      const found = await subscriptions.findOne({ _id: subscriptionId(email) });
      return found ? [recordOf(found)] : [];
    },

    async contents(id) {
      const found = await read(id);
      const { email, subscribedAt, unsubscribedAt } = found;
      const fields = { email, subscribedAt, unsubscribedAt };
      return { record: recordOf(found), fields, events: [], photos: [] };
    },

    async correct(id, { email }) {
      for (;;) {
        const known = await read(id);
        checkUnrestricted(known);
        if (email === undefined) return recordOf(known);
        const written = await correctSubscription(known, email, parts);
        if (!written) continue;
        if (written._id !== id) await dropMails(store, id);
        return recordOf(written);
      }
    },

    async restrict(id, restrictedAt) {
      const written = await changeRevised(subscriptions, await read(id), () => ({ restrictedAt }));
      if (!written) throw noRecord();
      return recordOf(written);
    },
  };
}

function recordOf({ _id, email, subscribedAt, unsubscribedAt, restrictedAt }: Subscription): PersonalRecord {
  return {
    ...{ kind: 'subscription', id: _id, reference: null, name: null, email, phone: null },
    title: unsubscribedAt === null ? 'Newsletter' : 'Newsletter, unsubscribed',
    ...{ at: subscribedAt, restrictedAt, status: null },
  };
}
