import type { QueuedMail } from '../mail/outbox.ts';
import type { Store } from '../store/Collection.ts';
import { idsBelow } from './idsBelow.ts';

/**
 * Removes the mails about a record that were not delivered, also those that were refused. Delivered ones have neither address nor
 * text any more.
 */
export async function dropMails(store: Store, recordId: string) {
  const outbox = store.collection<QueuedMail>('outbox');
  for (const { _id, sentAt } of await outbox
    .find(idsBelow(recordId), { sort: { _id: 1 }, projection: { _id: 1, sentAt: 1 } })
    .toArray()) {
    if (sentAt === null) await outbox.deleteOne({ _id, sentAt: null });
  }
}
