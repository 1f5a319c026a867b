import PQueue from 'p-queue';
import type { Counter } from 'prom-client';
import type { CarChanges, PlacedChange } from '../cars/changes/CarChanges.ts';
import { type ChangeCursor, encodeChangeCursor } from '../cars/changes/ChangeCursor.ts';
import { Gone } from '../errors.ts';
import type { Outbox } from '../mail/outbox.ts';
import type { StoredPartner } from '../partners/partner.ts';
import type { Store } from '../store/Collection.ts';
import { afterFailure, LONGEST_PAUSE } from './afterFailure.ts';
import { changeMessage } from './changeMessage.ts';
import type { Delivery } from './Delivery.ts';
import { failedMail } from './failedMail.ts';
import { placeOf, type StoredWebhook } from './webhook.ts';

/** How many changes are delivered to one webhook at once. */
const PART = 8;
/** How many changes are read at once. */
const READ_AHEAD = 250;
/** How many webhooks are served at once: those whose last delivery was taken, and the others, which delay none of them. */
const [SERVED, FAILING_SERVED] = [32, 16];
/** How long a webhook is this process's own, ms: longer than a part takes. When the process ends, others go on after it. */
const LEASE = 60_000;
/** How often changes are looked for, ms. */
const POLL_INTERVAL = 500;
/** What waits for nothing is due at any time: the clock may be set back, and what it said before is hours away then. */
const ALWAYS_DUE = new Date(0).toISOString();

interface Parts {
  store: Store;
  changes: CarChanges;
  delivery: Delivery;
  outbox: Pick<Outbox, 'add'>;
  /** Is told of a webhook that is switched off where its partner has no address. */
  dealerEmail?: string;
  now: () => Date;
  /** No address of a receiver is logged: it may hold a secret. */
  log: { warn(line: string): void };
  deliveries: Counter<'outcome'>;
}

/**
 * Delivers the changes of the stock to the webhooks, each in its own time: what one does not take is tried again later, and
 * delays no other. A process that ends in the middle leaves its deliveries to others, which repeat them with the same ids.
 */
export function webhookWorker(parts: Parts) {
  const { store, changes, delivery, outbox, dealerEmail, now, log, deliveries } = parts;
  const webhooks = store.collection<StoredWebhook>('webhooks');
  const partners = store.collection<StoredPartner>('partners');
  const underWay = new Map<string, Promise<void>>();
  const queues = {
    good: new PQueue({ concurrency: SERVED }),
    failing: new PQueue({ concurrency: FAILING_SERVED }),
  };
  let timer: NodeJS.Timeout | undefined;
  let polling: Promise<void> | undefined;
  let stopped = false;

  const at = (milliseconds: number) => new Date(now().getTime() + milliseconds).toISOString();

  async function poll() {
    const isDue = { $or: [{ nextTryAt: { $lte: at(0) } }, { nextTryAt: { $gt: at(LONGEST_PAUSE) } }] };
    const due = await webhooks.find({ state: 'ON', ...isDue }).toArray();
    if (due.length === 0) return;
    const newest = encodeChangeCursor(await changes.newest());
    for (const webhook of due) {
      if (stopped || webhook.cursor === newest || underWay.has(webhook._id)) continue;
      const served = queues[webhook.failures > 0 ? 'failing' : 'good']
        .add(() => serve(webhook))
        .catch(() => log.warn('A webhook cannot be served; tried again soon'))
        .finally(() => underWay.delete(webhook._id));
      underWay.set(webhook._id, served);
    }
  }

  /** Delivers what is behind the cursor of a webhook, until nothing is left or something is not taken. */
  async function serve(webhook: StoredWebhook) {
    if (stopped) return;
    const partner = await partners.findOne({ _id: webhook.partnerId });
    let mine = partner?.keys.length ? await write(webhook, { nextTryAt: at(LEASE) }) : undefined;
    let ahead: PlacedChange[] = [];
    while (mine) {
      if (ahead.length === 0) ahead = await behind(placeOf(mine));
      const part = partOf(mine, ahead);
      ahead = ahead.slice(part.length);
      const refused = await deliver(mine, part);
      if (refused) return fail(mine, part, refused);
      const isLast = stopped || part.length === 0;
      const delivered = await write(mine, {
        cursor: encodeChangeCursor(part.at(-1)?.place ?? placeOf(mine)),
        ...(areWanted(mine, part) && {
          ...{ failures: 0, failingSince: null, lastError: null, lastDeliveryAt: at(0) },
        }),
        nextTryAt: isLast ? ALWAYS_DUE : at(LEASE),
      });
      mine = isLast ? undefined : delivered;
    }
  }

  /** Changes a webhook unless somebody else has, meanwhile: then it gives nothing. */
  async function write(
    webhook: StoredWebhook,
    set: Partial<StoredWebhook>,
  ): Promise<StoredWebhook | undefined> {
    const { _id, cursor, nextTryAt } = webhook;
    // By the cursor too: somebody may have delivered all, and set the time back to what it was when this was read.
    const { matchedCount } = await webhooks.updateOne({ _id, state: 'ON', cursor, nextTryAt }, { $set: set });
    return matchedCount === 0 ? undefined : { ...webhook, ...set };
  }

  /** The next changes behind a place; the oldest that are kept where it was paused for longer than changes are kept. */
  async function behind(place: ChangeCursor): Promise<PlacedChange[]> {
    try {
      return await changes.behind(place, READ_AHEAD);
    } catch (error) {
      if (!(error instanceof Gone)) throw error;
      return changes.behind(await changes.oldest(), READ_AHEAD);
    }
  }

  /** Delivers those of the changes that are wanted; gives the first that was not taken, and why. */
  async function deliver(webhook: StoredWebhook, part: PlacedChange[]) {
    const answers = await Promise.all(
      part.map(async (change, index) => {
        if (!webhook.kinds.includes(change.kind)) return undefined;
        const error = await delivery.deliver(webhook, changeMessage(webhook._id, change));
        deliveries.inc({ outcome: outcomeOf(error) });
        return error === undefined ? undefined : { index, error };
      }),
    );
    return answers.find((answer) => answer !== undefined);
  }

  async function fail(
    webhook: StoredWebhook,
    part: PlacedChange[],
    { index, error }: { index: number; error: string },
  ) {
    // What stands before it was taken: the failures are counted anew.
    const isAnew = areWanted(webhook, part.slice(0, index));
    const { isOver, ...failed } = afterFailure(isAnew ? undefined : webhook, now());
    if (isOver) await tellFailed(webhook, failed.failingSince, error);
    await write(webhook, {
      cursor: index > 0 ? encodeChangeCursor((part[index - 1] as PlacedChange).place) : webhook.cursor,
      ...failed,
      lastError: error,
      ...(isOver && { state: 'FAILED' as const }),
    });
  }

  /** Writes to the partner before the webhook is off, so that an end in between loses no mail; it is sent once. */
  async function tellFailed({ _id, partnerId, url }: StoredWebhook, failingSince: string, error: string) {
    const partner = await partners.findOne({ _id: partnerId });
    log.warn(`A webhook of ${partner?.name ?? 'a partner'} has failed for three days and is off: ${error}`);
    const to = partner?.email ?? dealerEmail;
    if (partner && to) {
      await outbox.add(
        `${_id}-${failingSince}`,
        failedMail({ to, name: partner.name, id: _id, url, failingSince, error }),
      );
    }
  }

  return {
    start() {
      timer = setInterval(() => {
        if (stopped) return;
        polling ??= poll()
          .catch(() => log.warn('The webhooks cannot be read; tried again soon'))
          .finally(() => (polling = undefined));
      }, POLL_INTERVAL).unref();
    },
    /** Settles when what is being delivered has come to an end. */
    async stop() {
      stopped = true;
      clearInterval(timer);
      await polling;
      await Promise.all(underWay.values());
      await delivery.close();
    },
  };
}

/** What became of a delivery, for those who operate the product. */
function outcomeOf(error: string | undefined): 'delivered' | 'refused' | 'unanswered' {
  if (error === undefined) return 'delivered';
  return error.startsWith('HTTP ') ? 'refused' : 'unanswered';
}

/** Whether one of the changes at least is delivered. */
function areWanted({ kinds }: StoredWebhook, part: PlacedChange[]): boolean {
  return part.some(({ kind }) => kinds.includes(kind));
}

/** Those of the next changes that are delivered at once; one alone where the receiver has failed lately. */
function partOf({ kinds, failures }: StoredWebhook, ahead: PlacedChange[]): PlacedChange[] {
  const first = failures > 0 ? ahead.findIndex(({ kind }) => kinds.includes(kind)) : -1;
  return ahead.slice(0, first < 0 ? PART : Math.min(first + 1, PART));
}
