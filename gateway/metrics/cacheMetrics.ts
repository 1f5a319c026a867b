import { Counter, Gauge, type Registry } from 'prom-client';
import type { CacheCounts } from '../cache/ResponseCache.ts';

/** Reports the counts of the caches, by their names, whenever the metrics are read. */
export function cacheMetrics(registry: Registry, caches: ReadonlyMap<string, () => CacheCounts>) {
  new Counter({
    name: 'cache_requests_total',
    help: 'Cache lookups: fresh hits, stale hits and misses',
    labelNames: ['cache', 'outcome'],
    registers: [registry],
    collect() {
      this.reset();
      for (const [cache, counts] of caches) {
        const { fresh, stale, missed } = counts();
        this.inc({ cache, outcome: 'fresh' }, fresh);
        this.inc({ cache, outcome: 'stale' }, stale);
        this.inc({ cache, outcome: 'missed' }, missed);
      }
    },
  });
  new Gauge({
    name: 'cache_bytes',
    help: 'Memory used by caches',
    labelNames: ['cache'],
    registers: [registry],
    collect() {
      for (const [cache, counts] of caches) this.set({ cache }, counts().bytes);
    },
  });
}
