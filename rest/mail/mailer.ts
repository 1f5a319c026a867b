import type { FastifyBaseLogger } from 'fastify';
import type { Registry } from 'prom-client';
import type { Dealership } from '../dealership/dealership.ts';
import type { Store } from '../store/Collection.ts';
import { loggedSubject } from './Mail.ts';
import { outbox } from './outbox.ts';
import { outboxMetrics } from './outboxMetrics.ts';
import { type MailServer, mailTransport, type ReducePhotos } from './mailTransport.ts';
import { outboxWorker } from './outboxWorker.ts';
import { recipientLimit } from './recipientLimit.ts';
import { WITH_PENDING_MAILS } from './senderState.ts';

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
  /** The dealer's facts as they are now. */
  dealership: () => Dealership;
  now: () => Date;
  log: FastifyBaseLogger;
  metrics: Registry;
}

/** How often mails are tried again that could not be put into the outbox, ms. */
const RETRY_INTERVAL = 30_000;

/** The outbox and, if a mail server is set, the worker that delivers its mails. */
export async function mailer({ store, settings, reducePhotos, dealership, now, log, metrics }: Parts) {
  const { server, dealerEmail } = settings;
  const isWithinLimit = await recipientLimit(store);
  outboxMetrics(metrics, { store, sends: server !== undefined, now });
  const worker = server
    ? outboxWorker({
        store,
        transport: mailTransport(server, reducePhotos, dealership),
        dealerEmail,
        isWithinLimit,
        now,
        log,
      })
    : undefined;
  const stuck = new Set<string>();
  let timer: NodeJS.Timeout | undefined;
  const box = outbox({
    store,
    now,
    onAdd: ({ mail: { subject }, requestId }) =>
      worker
        ? worker.wake()
        : log.info(
            { requestId },
            `Mail stays in the outbox, because SMTP_URL is not set: ${loggedSubject(subject)}`,
          ),
    onStuck(collection) {
      log.warn(`Mails of ${collection} could not be put into the outbox; retrying soon`);
      stuck.add(collection);
    },
  });

  async function addStuck() {
    for (const collection of stuck) {
      stuck.delete(collection);
      await box.addAllPending(collection).catch(() => stuck.add(collection));
    }
  }

  return {
    outbox: box,
    /** Puts the mails that an earlier run has left pending into the outbox, and starts the worker. */
    async start() {
      for (const collection of WITH_PENDING_MAILS) stuck.add(collection);
      await addStuck();
      if (stuck.size > 0) log.warn('Some mails of the last run are not in the outbox; retrying soon');
      timer = setInterval(() => void addStuck(), RETRY_INTERVAL).unref();
      worker?.start();
    },
    async stop() {
      clearInterval(timer);
      await worker?.stop();
    },
  };
}
