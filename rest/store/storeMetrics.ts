import { setTimeout as pause } from 'node:timers/promises';
import { Gauge, type Registry } from 'prom-client';
import type { Store } from './Collection.ts';

/** How long the store may take to answer for a metric, ms. */
const TIMEOUT = 2_000;

/**
 * Reads the value of a metric from the store; undefined when the store fails or takes too long. Then only this metric has
 * no value.
 */
export async function readForMetrics<T>(read: () => Promise<T>): Promise<T | undefined> {
  const reading = async () => read();
  return Promise.race([reading().catch(() => undefined), pause(TIMEOUT, undefined, { ref: false })]);
}

/** Measures whether the store answers, whenever the metrics are read. */
export function storeMetrics(registry: Registry, store: Store) {
  new Gauge({
    name: 'store_up',
    help: 'Whether the store answers within two seconds: 1, else 0; without it, metrics of what it holds have no value',
    registers: [registry],
    async collect() {
      this.set(Number((await readForMetrics(() => store.ping().then(() => true))) ?? false));
    },
  });
}
