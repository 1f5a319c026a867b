import { Gauge, type Registry } from 'prom-client';
import type { Store } from '../store/Collection.ts';
import type { SearchAlert } from './searchAlert.ts';

/** Measures the search alerts whenever the metrics are read: how many wait to be confirmed, and how many are on. */
export function searchAlertMetrics(registry: Registry, store: Store) {
  const alerts = store.collection<SearchAlert>('searchAlerts');
  new Gauge({
    name: 'search_alerts',
    help: 'Search alerts that wait to be confirmed, and those that are on',
    labelNames: ['state'],
    registers: [registry],
    async collect() {
      for (const state of ['waiting', 'confirmed'] as const) {
        this.set({ state }, await alerts.countDocuments({ state }));
      }
    },
  });
}
