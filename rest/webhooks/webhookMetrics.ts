import { Counter, Gauge, type Registry } from 'prom-client';
import type { CarChanges } from '../cars/changes/CarChanges.ts';
import { Gone } from '../http/errors.ts';
import type { StoredPartner } from '../partners/partner.ts';
import type { Store } from '../store/Collection.ts';
import { readForMetrics } from '../store/storeMetrics.ts';
import { placeOf, type StoredWebhook } from './webhook.ts';

/** How many changes are counted for one webhook at most. */
const MOST_COUNTED = 1_000;
/** Whether a receiver has accepted the last delivery. */
const receivers = ['answering', 'failing'] as const;

interface Parts {
  store: Store;
  changes: CarChanges;
  now: () => Date;
}

/**
 * Measures the changes that wait for delivery, whenever the metrics are read. Returns the counter of deliveries, whose label
 * `outcome` is `delivered`, `refused` (a status other than 2xx) or `unanswered`.
 */
export function webhookMetrics(registry: Registry, { store, changes, now }: Parts): Counter<'outcome'> {
  const webhooks = store.collection<StoredWebhook>('webhooks');
  const partners = store.collection<StoredPartner>('partners');
  let reading: ReturnType<typeof readWaiting> | undefined;

  /** One read for all gauges, as they are collected together. */
  function waiting() {
    return (reading ??= readWaiting().finally(() => (reading = undefined)));
  }

  /** The times of the waiting changes, by whether their receivers answer. Partners without a key are left out. */
  async function readWaiting() {
    const [on, allPartners] = await Promise.all([
      webhooks.find({ state: 'ON' }).toArray(),
      partners.find({}).toArray(),
    ]);
    const revoked = new Set(allPartners.flatMap(({ _id, keys }) => (keys.length === 0 ? _id : [])));
    const times: Record<(typeof receivers)[number], string[]> = { answering: [], failing: [] };
    for (const webhook of on) {
      if (revoked.has(webhook.partnerId)) continue;
      const behind = await changes.behind(placeOf(webhook), MOST_COUNTED).catch((error: unknown) => {
        if (error instanceof Gone) return [];
        throw error;
      });
      const wanted = behind.filter(({ kind }) => webhook.kinds.includes(kind));
      times[webhook.failures > 0 ? 'failing' : 'answering'].push(...wanted.map(({ at }) => at));
    }
    return times;
  }

  new Gauge({
    name: 'webhook_waiting_changes',
    help: 'Changes of the stock waiting to be delivered to webhooks, at most 1,000 each',
    labelNames: ['receiver'],
    registers: [registry],
    async collect() {
      this.reset();
      const times = await readForMetrics(waiting);
      if (!times) return;
      for (const receiver of receivers) this.set({ receiver }, times[receiver].length);
    },
  });
  new Gauge({
    name: 'webhook_oldest_change_seconds',
    help: 'Age of the oldest change waiting to be delivered to a webhook; 0 if there is none',
    labelNames: ['receiver'],
    registers: [registry],
    async collect() {
      this.reset();
      const times = await readForMetrics(waiting);
      if (!times) return;
      for (const receiver of receivers) {
        const oldest = times[receiver].toSorted()[0];
        this.set({ receiver }, oldest ? (now().getTime() - Date.parse(oldest)) / 1000 : 0);
      }
    },
  });
  new Gauge({
    name: 'webhooks_failing',
    help: 'Webhooks whose last delivery failed and which are still retried',
    registers: [registry],
    async collect() {
      this.remove();
      const failing = { state: 'ON', failures: { $gt: 0 } } as const;
      const count = await readForMetrics(() => webhooks.countDocuments(failing));
      if (count !== undefined) this.set(count);
    },
  });
  return new Counter({
    name: 'webhook_deliveries_total',
    help: 'Changes of the stock sent to webhooks, by result',
    labelNames: ['outcome'],
    registers: [registry],
  });
}
