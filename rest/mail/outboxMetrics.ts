import { Gauge, type Registry } from 'prom-client';
import type { Store } from '../store/Collection.ts';
import type { QueuedMail } from './outbox.ts';
import { MAX_AGE } from './outboxWorker.ts';

/** Measures the outbox whenever the metrics are read: how many mails wait, and how old the oldest of them is. */
export function outboxMetrics(registry: Registry, { store, now }: { store: Store; now: () => Date }) {
  const queue = store.collection<QueuedMail>('outbox');
  const waiting = () => {
    const oldest = new Date(now().getTime() - MAX_AGE).toISOString();
    return { sentAt: null, createdAt: { $gte: oldest } };
  };
  new Gauge({
    name: 'outbox_mails',
    help: 'Mails that are to be sent; those that are too old to be sent do not count',
    registers: [registry],
    async collect() {
      this.set(await queue.countDocuments(waiting()));
    },
  });
  new Gauge({
    name: 'outbox_oldest_mail_seconds',
    help: 'The age of the oldest mail that is to be sent; 0 where there is none',
    registers: [registry],
    async collect() {
      const [first] = await queue.find(waiting(), { sort: { createdAt: 1 }, limit: 1 }).toArray();
      this.set(first ? (now().getTime() - Date.parse(first.createdAt)) / 1000 : 0);
    },
  });
}
