import { setTimeout as pause } from 'node:timers/promises';
import { Gauge, type Registry } from 'prom-client';
import type { Store } from './Collection.ts';
import type { FreeSpace } from './embedded/FreeSpace.ts';

/** How long the store may take to answer for a metric, ms. */
const TIMEOUT = 2_000;

/**
 * Reads the value of a metric from the store; undefined when the store fails or takes longer than `timeout` (ms). Then
 * only this metric has no value.
 */
export async function readForMetrics<T>(
  read: () => Promise<T>,
  timeout: number = TIMEOUT,
): Promise<T | undefined> {
  const reading = async () => read();
  return Promise.race([reading().catch(() => undefined), pause(timeout, undefined, { ref: false })]);
}

/** Measures whether the store answers, and how much space is free for it, whenever the metrics are read. */
export function storeMetrics(registry: Registry, store: Store, space?: FreeSpace) {
  new Gauge({
    name: 'store_up',
    help: 'Whether the store responds within two seconds: 1, else 0; while it is 0, metrics of its contents have no value',
    registers: [registry],
    async collect() {
      this.set(Number((await readForMetrics(() => store.ping().then(() => true))) ?? false));
    },
  });
  if (!space) return;
  new Gauge({
    name: 'data_dir_free_bytes',
    help: 'Free space on the disk of DATA_DIR; below 67108864 nothing new is stored. No value with MongoDB',
    registers: [registry],
    async collect() {
      this.remove();
      const bytes = await readForMetrics(async () => space.bytes());
      if (bytes !== undefined) this.set(bytes);
    },
  });
}
