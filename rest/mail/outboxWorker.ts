import type { FastifyBaseLogger } from 'fastify';
import type { Store } from '../store/Collection.ts';
import { loggedSubject, type Mail } from './Mail.ts';
import { isRefusedForGood } from './isRefusedForGood.ts';
import type { mailTransport } from './mailTransport.ts';
import type { QueuedMail } from './outbox.ts';
import { senderState } from './senderState.ts';

const MINUTE = 60_000;
/** The delay after each failed try, ms. The last one is repeated. */
const RETRY_DELAYS = [1, 5, 15, 60, 180, 360].map((minutes) => minutes * MINUTE);
/** The longest of them: if the next try is further away, the clock has been set back since. */
const LONGEST_DELAY = Math.max(...RETRY_DELAYS);
/** An older mail is not sent, as its content is out of date, and stays in the outbox; ms. */
const MAX_AGE = 3 * 24 * 60 * MINUTE;
/** How long a mail waits until it is looked at again whose sender's data may only be stored, ms. */
const WAITS_RESTRICTED = 5 * MINUTE;
/** How often the outbox is checked for due mails, ms. */
const POLL_INTERVAL = 15_000;

interface Parts {
  store: Store;
  transport: ReturnType<typeof mailTransport>;
  dealerEmail?: string;
  /** Counts a mail to an address that somebody has typed, and tells whether it may be sent. */
  isWithinLimit: (address: string) => Promise<boolean>;
  now: () => Date;
  /** Only subjects and error codes are logged, as a mail server's answer may contain addresses. */
  log: FastifyBaseLogger;
}

/** Selects the mails to send: those that are neither sent, nor refused for good, nor too old. */
export function toBeSent(now: Date) {
  const oldest = new Date(now.getTime() - MAX_AGE).toISOString();
  return { sentAt: null, refusedAt: null, createdAt: { $gte: oldest } };
}

/**
 * Delivers the mails of the outbox to the mail server. A refused mail is tried again later, unless a visitor's address is
 * refused for good.
 */
export function outboxWorker({ store, transport, dealerEmail, isWithinLimit, now, log }: Parts) {
  const queue = store.collection<QueuedMail>('outbox');
  let timer: NodeJS.Timeout | undefined;
  let delivery: Promise<void> | undefined;
  let again = false;
  let stopped = false;

  const at = (milliseconds: number) => new Date(now().getTime() + milliseconds).toISOString();

  async function nextDue(): Promise<QueuedMail | undefined> {
    const isDue = { $or: [{ nextTryAt: { $lte: at(0) } }, { nextTryAt: { $gt: at(LONGEST_DELAY) } }] };
    const due = { ...toBeSent(now()), ...isDue };
    const [first] = await queue.find(due, { sort: { nextTryAt: 1 }, limit: 1 }).toArray();
    return first;
  }

  /** Whether a mail is to the dealer. Mails that an earlier release has queued do not say so; those about enquiries have a `replyTo`. */
  function isToDealer({ to, toDealer, replyTo }: Mail): boolean {
    return toDealer ?? (to === dealerEmail || replyTo !== undefined);
  }

  async function tryToSend(queued: QueuedMail) {
    const { _id, mail, attempts, nextTryAt, requestId } = queued;
    const delay = RETRY_DELAYS[Math.min(attempts, RETRY_DELAYS.length - 1)] ?? MINUTE;
    const state = await senderState(store, _id);
    if (state === 'erased') return void (await queue.deleteOne({ _id, sentAt: null }));
    if (state === 'restricted') {
      const later = { nextTryAt: at(WAITS_RESTRICTED) };
      return void (await queue.updateOne({ _id, sentAt: null, nextTryAt }, { $set: later }));
    }
    // Several processes may read one outbox: the one that changes `nextTryAt` first delivers the mail.
    const claim = { attempts: attempts + 1, nextTryAt: at(delay) };
    const { matchedCount } = await queue.updateOne({ _id, sentAt: null, nextTryAt }, { $set: claim });
    if (matchedCount === 0) return;
    const subject = loggedSubject(mail.subject);
    // Counted once, by the process that has claimed the first try.
    if (attempts === 0 && mail.typedRecipient && !(await isWithinLimit(mail.to))) {
      await queue.deleteOne({ _id });
      log.info(
        { requestId },
        `Mail not sent, because its recipient has received too many mails triggered by forms: ${subject}`,
      );
      return;
    }
    try {
      await transport.send(queued);
    } catch (error) {
      const { code = 'no code' } = error as { code?: string };
      const givenUp = isRefusedForGood(error) && !isToDealer(mail);
      if (givenUp) await queue.updateOne({ _id }, { $set: { refusedAt: at(0) } });
      const isOver = Date.parse(queued.createdAt) + MAX_AGE < Date.parse(claim.nextTryAt);
      const next = givenUp
        ? 'not retried, because the recipient was rejected permanently'
        : isOver
          ? 'not retried, because it would be too old'
          : `next attempt in ${delay / MINUTE} min`;
      log.warn(
        { requestId },
        `Mail not delivered (${code === 'EABORT' ? 'ETIMEDOUT' : code}), ${next}: ${subject}`,
      );
      return;
    }
    // The enquiry contains the content. The outbox must only know that the mail was sent.
    const delivered = { to: '', subject, text: '', ...(mail.toDealer && { toDealer: true }) };
    await queue.updateOne({ _id }, { $set: { sentAt: at(0), mail: delivered } });
    log.info({ requestId }, `Mail delivered: ${subject}`);
  }

  async function deliver() {
    do {
      again = false;
      for (let mail = await nextDue(); mail && !stopped; mail = await nextDue()) await tryToSend(mail);
    } while (again);
  }

  /** Starts the delivery of due mails, and returns at once. */
  function wake() {
    again = true;
    if (stopped) return;
    delivery ??= deliver()
      .catch(() => log.warn('The outbox could not be read; retrying soon'))
      .finally(() => (delivery = undefined));
  }

  return {
    wake,
    start() {
      wake();
      timer = setInterval(wake, POLL_INTERVAL).unref();
    },
    /** Stops the worker. Settles when the mail that is being sent is delivered, or is back in the outbox. */
    async stop() {
      stopped = true;
      clearInterval(timer);
      await delivery;
      transport.close();
    },
  };
}
