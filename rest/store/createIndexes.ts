import { adminStore } from '../admin/adminStore.ts';
import { audit } from '../admin/audit.ts';
import { blogStore } from '../blogs/blogStore.ts';
import { brandStore } from '../brands/brandStore.ts';
import { carStore } from '../cars/carStore.ts';
import type { Enquiry } from '../enquiries/enquiry.ts';
import type { QueuedMail } from '../mail/outbox.ts';
import type { Subscription } from '../newsletter/subscription.ts';
import type { Store } from './Collection.ts';

/** Makes every index that the queries need; does nothing where they exist. */
export async function createIndexes(store: Store) {
  await carStore(store).createIndexes();
  await brandStore(store).createIndexes();
  await blogStore(store).createIndexes();
  await adminStore(store).createIndexes();
  await audit(store).createIndexes();
  const enquiries = store.collection<Enquiry>('enquiries');
  await enquiries.createIndex({ kind: 1, createdAt: -1 });
  await enquiries.createIndex({ unposted: 1 });
  const subscriptions = store.collection<Subscription>('subscriptions');
  await subscriptions.createIndex({ unsubscribeId: 1 });
  await subscriptions.createIndex({ unposted: 1 });
  await store.collection<QueuedMail>('outbox').createIndex({ sentAt: 1, nextTryAt: 1 });
}
