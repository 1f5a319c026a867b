import { Gauge, type Registry } from 'prom-client';
import type { Store } from '../store/Collection.ts';
import { readForMetrics } from '../store/storeMetrics.ts';
import type { QueuedMail } from './outbox.ts';
import { toBeSent } from './outboxWorker.ts';

interface Parts {
  store: Store;
  /** Whether mails are sent at all: without a mail server all of them stay. */
  sends: boolean;
  now: () => Date;
}

/** Measures the outbox whenever the metrics are read: the mails that wait, how old the oldest is, and those that were given up. */
export function outboxMetrics(registry: Registry, { store, sends, now }: Parts) {
  const queue = store.collection<QueuedMail>('outbox');
  new Gauge({
    name: 'outbox_mails',
    help: 'Mails that are to be sent; those that are too old, or whose recipient is refused for good, do not count',
    registers: [registry],
    async collect() {
      this.remove();
      const count = await readForMetrics(() => queue.countDocuments(toBeSent(now())));
      if (count !== undefined) this.set(count);
    },
  });
  new Gauge({
    name: 'outbox_oldest_mail_seconds',
    help: 'The age of the oldest mail that is to be sent; 0 where there is none, no value where SMTP_URL is not set',
    registers: [registry],
    async collect() {
      this.remove();
      if (!sends) return;
      const found = await readForMetrics(() =>
        queue.find(toBeSent(now()), { sort: { createdAt: 1 }, limit: 1 }).toArray(),
      );
      if (!found) return;
      const [first] = found;
      this.set(first ? (now().getTime() - Date.parse(first.createdAt)) / 1000 : 0);
    },
  });
  new Gauge({
    name: 'outbox_given_up_mails',
    help: 'Mails that are not tried again, as they are too old or their recipient is refused for good; no value where SMTP_URL is not set',
    registers: [registry],
    async collect() {
      this.remove();
      if (!sends) return;
      const counts = await readForMetrics(() =>
        Promise.all([queue.countDocuments({ sentAt: null }), queue.countDocuments(toBeSent(now()))]),
      );
      if (counts) this.set(counts[0] - counts[1]);
    },
  });
}
