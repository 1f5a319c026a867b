import { createTransport } from 'nodemailer';
import { dealership } from '../dealership/dealership.ts';
import type { Store } from '../store/Collection.ts';
import type { QueuedMail } from './outbox.ts';

const MINUTE = 60_000;
/** How long after each failed try the next one follows; the last one holds for all further tries. */
const PAUSES = [1, 5, 15, 60, 180, 360].map((minutes) => minutes * MINUTE);
/** A mail that is older says nothing of use any more; it stays in the outbox. */
const LIFETIME = 3 * 24 * 60 * MINUTE;
const LOOK_EVERY = 15_000;
/** A server that is silent for so long is not there; much shorter than the first pause, so no try runs beside another. */
const PATIENCE = 10_000;

interface Parts {
  store: Store;
  /** `from` is the sender. */
  server: { url: string; from: string };
  now: () => Date;
  /** Hears subjects and error codes only: the words of a mail server may hold addresses. */
  log: { info(line: string): void; warn(line: string): void };
}

/** Takes the mails of the outbox to the mail server, again and again until it takes them. */
export function outboxWorker({ store, server, now, log }: Parts) {
  const queue = store.collection<QueuedMail>('outbox');
  const transport = createTransport({
    url: server.url,
    connectionTimeout: PATIENCE,
    greetingTimeout: PATIENCE,
    socketTimeout: PATIENCE,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  // A bare address is shown with the dealer's name.
  const sender = server.from.includes('<') ? server.from : { name: dealership.name, address: server.from };
  let timer: NodeJS.Timeout | undefined;
  let round: Promise<void> | undefined;
  let again = false;
  let stopped = false;

  const at = (milliseconds: number) => new Date(now().getTime() + milliseconds).toISOString();

  async function nextDue(): Promise<QueuedMail | undefined> {
    const due = { sentAt: null, nextTryAt: { $lte: at(0) }, createdAt: { $gte: at(-LIFETIME) } };
    const [first] = await queue.find(due, { sort: { nextTryAt: 1 }, limit: 1 }).toArray();
    return first;
  }

  async function tryToSend({ _id, mail, attempts, nextTryAt }: QueuedMail) {
    const pause = PAUSES[Math.min(attempts, PAUSES.length - 1)] ?? MINUTE;
    // Whoever changes the time first has the mail: several processes may look at one outbox.
    const claim = { attempts: attempts + 1, nextTryAt: at(pause) };
    const { matchedCount } = await queue.updateOne({ _id, sentAt: null, nextTryAt }, { $set: claim });
    if (matchedCount === 0) return;
    try {
      const { to, subject, text, replyTo } = mail;
      const headers = { 'Auto-Submitted': 'auto-generated', ...mail.headers };
      await transport.sendMail({
        from: sender,
        to: { name: '', address: to },
        subject,
        text,
        replyTo,
        headers,
      });
    } catch (error) {
      const { code = 'no code' } = error as { code?: string };
      log.warn(`Mail not delivered (${code}), tried again in ${pause / MINUTE} min: ${mail.subject}`);
      return;
    }
    // What was said stands in the enquiry; here it is enough to know that the mail was sent.
    await queue.updateOne(
      { _id },
      { $set: { sentAt: at(0), mail: { to: '', subject: mail.subject, text: '' } } },
    );
    log.info(`Mail delivered: ${mail.subject}`);
  }

  async function deliver() {
    do {
      again = false;
      for (let mail = await nextDue(); mail && !stopped; mail = await nextDue()) await tryToSend(mail);
    } while (again);
  }

  /** Delivers what is due, soon; returns at once. */
  function wake() {
    again = true;
    if (stopped) return;
    round ??= deliver()
      .catch(() => log.warn('The outbox cannot be read; tried again soon'))
      .finally(() => (round = undefined));
  }

  return {
    wake,
    start() {
      wake();
      timer = setInterval(wake, LOOK_EVERY).unref();
    },
    /** Settles when the mail that is under way is delivered or given back. */
    async stop() {
      stopped = true;
      clearInterval(timer);
      await round;
      transport.close();
    },
  };
}
