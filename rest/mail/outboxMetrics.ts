import { Gauge, type Registry } from 'prom-client';
import type { Store } from '../store/Collection.ts';
import { readForMetrics } from '../store/storeMetrics.ts';
import type { QueuedMail } from './outbox.ts';
import { toBeSent } from './outboxWorker.ts';

interface Parts {
  store: Store;
  /** Whether mails are sent at all: without a mail server, all of them stay in the outbox. */
  sends: boolean;
  now: () => Date;
}

/**
 * Measures the outbox whenever the metrics are read: how many mails wait, how old the oldest is, and how many were given
 * up.
 */
export function outboxMetrics(registry: Registry, { store, sends, now }: Parts) {
  const queue = store.collection<QueuedMail>('outbox');
  const measure = (name: string, help: string, read: () => Promise<number | undefined>) =>
    new Gauge({
      ...{ name, help, registers: [registry] },
      async collect() {
        this.remove();
        const value = await readForMetrics(read);
        if (value !== undefined) this.set(value);
      },
    });
  const waiting = () => queue.countDocuments(toBeSent(now()));

  measure(
    'outbox_mails',
    'Mails waiting to be sent, without those that are too old or whose recipient was rejected permanently',
    waiting,
  );
  measure(
    'outbox_oldest_mail_seconds',
    'Age of the oldest mail waiting to be sent; 0 if there is none, no value if SMTP_URL is not set',
    async () => {
      if (!sends) return undefined;
      const [first] = await queue.find(toBeSent(now()), { sort: { createdAt: 1 }, limit: 1 }).toArray();
      return first ? (now().getTime() - Date.parse(first.createdAt)) / 1000 : 0;
    },
  );
  measure(
    'outbox_given_up_mails',
    'Mails that are no longer retried, because they are too old or their recipient was rejected permanently; no value if SMTP_URL is not set',
    async () => (sends ? (await queue.countDocuments({ sentAt: null })) - (await waiting()) : undefined),
  );
}
