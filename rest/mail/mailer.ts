import type { FastifyBaseLogger } from 'fastify';
import type { Registry } from 'prom-client';
import type { Store } from '../store/Collection.ts';
import { outbox } from './outbox.ts';
import { outboxMetrics } from './outboxMetrics.ts';
import { type MailServer, outboxWorker } from './outboxWorker.ts';

/** The settings of mails. */
export interface MailSettings {
  /** Without a server, mails stay in the outbox. */
  server?: MailServer;
  /** The dealer's mail address, which receives a notice of every enquiry. Without it, no notices are sent. */
  dealerEmail?: string;
  /** The URL of the site for links in mails, without a slash at its end. */
  publicUrl: string;
}

interface Parts {
  store: Store;
  settings: MailSettings;
  now: () => Date;
  log: FastifyBaseLogger;
  metrics: Registry;
}

/** The outbox and, if a mail server is set, the worker that delivers its mails. */
export function mailer({ store, settings: { server, dealerEmail }, now, log, metrics }: Parts) {
  outboxMetrics(metrics, { store, sends: server !== undefined, now });
  const worker = server ? outboxWorker({ store, server, dealerEmail, now, log }) : undefined;
  const box = outbox({
    store,
    now,
    onAdd: ({ mail: { subject }, requestId }) =>
      worker
        ? worker.wake()
        : log.info({ requestId }, `Mail kept in the outbox, as SMTP_URL is not set: ${subject}`),
  });
  return {
    outbox: box,
    /** Puts the mails that an earlier run has left pending into the outbox, and starts the worker. */
    async start() {
      try {
        for (const collection of ['enquiries', 'subscriptions', 'searchAlerts'])
          await box.addAllPending(collection);
      } catch {
        log.warn('Not every mail of the last run is in the outbox; the next start goes on');
      }
      worker?.start();
    },
    stop: async () => worker?.stop(),
  };
}
