import type { Store } from '../store/Collection.ts';
import type { QueuedMail } from './outbox.ts';

const HOUR = 60 * 60 * 1000;
/** A mail that waits for longer than this waits for long, ms: the mail server was asked three times by then. */
const LONG = HOUR;
/** What was written before is past helping, ms. */
const TOLD = 7 * 24 * HOUR;

/** How many mails of the last seven days were refused for good, or have waited for more than an hour. */
export function countUndelivered(store: Store, now: Date): Promise<number> {
  const before = (ms: number) => new Date(now.getTime() - ms).toISOString();
  return store.collection<QueuedMail>('outbox').countDocuments({
    sentAt: null,
    createdAt: { $gte: before(TOLD) },
    $or: [{ refusedAt: { $ne: null } }, { createdAt: { $lt: before(LONG) } }],
  });
}
