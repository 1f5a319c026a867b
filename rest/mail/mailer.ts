import type { Store } from '../store/Collection.ts';
import { outbox } from './outbox.ts';
import { outboxWorker } from './outboxWorker.ts';

/** The settings of mails. */
export interface MailSettings {
  /** The mail server, such as smtp://user:password@host:587, and the sender of every mail. Without it mails stay in the outbox. */
  server?: { url: string; from: string };
  /** Who hears of every enquiry; nobody without it. */
  dealerEmail?: string;
  /** Where the site is found, for the links in mails; without a slash at its end. */
  publicUrl: string;
}

interface Parts {
  store: Store;
  settings: MailSettings;
  now: () => Date;
  log: { info(line: string): void; warn(line: string): void };
}

export type Mailer = ReturnType<typeof mailer>;

/** The outbox and, where there is a mail server, the outboxWorker who empties it. */
export function mailer({ store, settings: { server }, now, log }: Parts) {
  const carrier = server ? outboxWorker({ store, server, now, log }) : undefined;
  const box = outbox({
    store,
    now,
    onPost: ({ subject }) =>
      carrier ? carrier.wake() : log.info(`Mail kept in the outbox, as SMTP_URL is not set: ${subject}`),
  });
  return {
    outbox: box,
    /** Puts into the outbox what an earlier run has left, and begins to deliver. */
    async start() {
      try {
        for (const collection of ['enquiries', 'subscriptions']) await box.postWhatIsLeft(collection);
      } catch {
        log.warn('Not every mail of the last run is in the outbox; the next start goes on');
      }
      carrier?.start();
    },
    stop: async () => carrier?.stop(),
  };
}
