import { Counter, Gauge, type Registry } from 'prom-client';
import type { Store } from '../store/Collection.ts';
import type { StoredWebhook } from './webhook.ts';

/** Measures the webhooks; gives the counter of deliveries, with the label `outcome`: `delivered` or `refused`. */
export function webhookMetrics(registry: Registry, store: Store): Counter<'outcome'> {
  const webhooks = store.collection<StoredWebhook>('webhooks');
  new Gauge({
    name: 'webhooks_failing',
    help: 'Webhooks whose receivers have not taken the last delivery, and which are still tried',
    registers: [registry],
    async collect() {
      this.set(await webhooks.countDocuments({ state: 'ON', failures: { $gt: 0 } }));
    },
  });
  return new Counter({
    name: 'webhook_deliveries_total',
    help: 'Changes of the stock that were sent to webhooks, by whether they were taken',
    labelNames: ['outcome'],
    registers: [registry],
  });
}
