import { Gauge, type Registry } from 'prom-client';
import type { Store } from '../store/Collection.ts';
import { readForMetrics } from '../store/storeMetrics.ts';
import type { SearchAlert } from './searchAlert.ts';

const states = ['waiting', 'confirmed'] as const;

/** Measures the search alerts whenever the metrics are read: how many wait to be confirmed, and how many are on. */
export function searchAlertMetrics(registry: Registry, store: Store) {
  const alerts = store.collection<SearchAlert>('searchAlerts');
  new Gauge({
    name: 'search_alerts',
    help: 'Search alerts that are unconfirmed, and those that are active',
    labelNames: ['state'],
    registers: [registry],
    async collect() {
      this.reset();
      const counts = await readForMetrics(() =>
        Promise.all(states.map((state) => alerts.countDocuments({ state }))),
      );
      counts?.forEach((count, i) => this.set({ state: states[i] ?? '' }, count));
    },
  });
}
