import PQueue from 'p-queue';
import { encodeChangeCursor } from '../cars/changes/ChangeCursor.ts';
import { LONGEST_PAUSE } from './afterFailure.ts';
import { changeDelivery, type ChangeDeliveryParts } from './changeDelivery.ts';
import type { StoredWebhook } from './webhook.ts';

/** How many webhooks are served at once: those whose last delivery was taken, and the others, which delay none of them. */
const [SERVED, FAILING_SERVED] = [32, 16];
/** How often changes are looked for, ms. */
const POLL_INTERVAL = 500;

/**
 * Delivers the changes of the stock to the webhooks, each in its own time: what one does not take is tried again later, and
 * delays no other. A process that ends in the middle leaves its deliveries to others, which repeat them with the same ids.
 */
export function webhookWorker(parts: ChangeDeliveryParts) {
  const { store, changes, delivery, now, log } = parts;
  const webhooks = store.collection<StoredWebhook>('webhooks');
  const underWay = new Map<string, Promise<void>>();
  const queues = {
    good: new PQueue({ concurrency: SERVED }),
    failing: new PQueue({ concurrency: FAILING_SERVED }),
  };
  let timer: NodeJS.Timeout | undefined;
  let polling: Promise<void> | undefined;
  let stopped = false;
  const serve = changeDelivery(parts, () => stopped);

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
