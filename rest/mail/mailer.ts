import type { FastifyBaseLogger } from 'fastify';
import type { Registry } from 'prom-client';
import type { Store } from '../store/Collection.ts';
import { outbox } from './outbox.ts';
import { outboxMetrics } from './outboxMetrics.ts';
import { loggedSubject } from './loggedSubject.ts';
import { type MailServer, mailTransport, type ReducePhotos } from './mailTransport.ts';
import { outboxWorker } from './outboxWorker.ts';
import { recipientLimit } from './recipientLimit.ts';

/** The settings of mails. */
export interface MailSettings {
  /** Without a server, mails stay in the outbox. */
  server?: MailServer;
  /** The dealer's mail address, which receives a notice of every enquiry. Without it, no notices are sent. */
  dealerEmail?: string;
  /** The address of the program that keeps customers: it receives each ADF document as the text of a mail of its own. */
  leadsEmail?: string;
  /** The URL of the site for links in mails, without a slash at its end. */
  publicUrl: string;
}

interface Parts {
  store: Store;
  settings: MailSettings;
  reducePhotos: ReducePhotos;
  now: () => Date;
  log: FastifyBaseLogger;
  metrics: Registry;
}

/** The outbox and, if a mail server is set, the worker that delivers its mails. */
export async function mailer({ store, settings, reducePhotos, now, log, metrics }: Parts) {
  const { server, dealerEmail } = settings;
  const isWithinLimit = await recipientLimit(store);
  outboxMetrics(metrics, { store, sends: server !== undefined, now });
  const worker = server
    ? outboxWorker({
        store,
        transport: mailTransport(server, reducePhotos),
        dealerEmail,
        isWithinLimit,
        now,
        log,
      })
    : undefined;
  const box = outbox({
    store,
    now,
    onAdd: ({ mail: { subject }, requestId }) =>
      worker
        ? worker.wake()
        : log.info(
            { requestId },
            `Mail kept in the outbox, as SMTP_URL is not set: ${loggedSubject(subject)}`,
          ),
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
