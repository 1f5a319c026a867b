import PQueue from 'p-queue';
import { encodeChangeCursor } from '../cars/changes/ChangeCursor.ts';
import { LONGEST_PAUSE } from './afterFailure.ts';
import { changeDelivery, type ChangeDeliveryParts } from './changeDelivery.ts';
import type { StoredWebhook } from './webhook.ts';

/** The number of webhooks that are processed at the same time. Failing ones have a queue of their own, so that they do not delay the others. */
const [SERVED, FAILING_SERVED] = [32, 16];
/** How often the worker looks for changes, ms. */
const POLL_INTERVAL = 500;

/**
 * Delivers the changes of the stock to each webhook at its own pace: a change that one does not accept is tried again later,
 * and delays no other webhook. If a process ends in the middle, others repeat its deliveries with the same ids.
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
        .catch(() => log.warn('A webhook could not be processed; retrying soon'))
        .finally(() => underWay.delete(webhook._id));
      underWay.set(webhook._id, served);
    }
  }

  return {
    start() {
      timer = setInterval(() => {
        if (stopped) return;
        polling ??= poll()
          .catch(() => log.warn('The webhooks could not be read; retrying soon'))
          .finally(() => (polling = undefined));
      }, POLL_INTERVAL).unref();
    },
    /** Settles when the running deliveries have ended. */
    async stop() {
      stopped = true;
      clearInterval(timer);
      await polling;
      await Promise.all(underWay.values());
      await delivery.close();
    },
  };
}
