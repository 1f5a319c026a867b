import { Gauge, type Registry } from 'prom-client';
import type { BadList } from '../origin/LeftOutItems.ts';
import { type CircuitName, circuitNames } from '../origin/OriginCircuitBreaker.ts';

/** The REST API as the gateway sees it. */
export interface WatchedOrigin {
  readonly circuitState: CircuitName;
  badLists(): BadList[];
}

/** Reports the state of the REST API whenever the metrics are read. `current` returns the API once it is known. */
export function originMetrics(registry: Registry, current: () => WatchedOrigin | undefined) {
  new Gauge({
    name: 'rest_circuit_state',
    help: 'State of the circuit breaker for reads of the REST API: the number of processes in each state',
    labelNames: ['state'],
    registers: [registry],
    collect() {
      const origin = current();
      for (const state of circuitNames) this.set({ state }, Number(state === origin?.circuitState));
    },
  });
  new Gauge({
    name: 'rest_left_out_items',
    help: 'Invalid list items of the REST API; /readyz?verbose names them',
    labelNames: ['list'],
    // All processes leave out the same items: their counts must not be added up.
    aggregator: 'max',
    registers: [registry],
    collect() {
      this.reset();
      for (const { list, count } of current()?.badLists() ?? []) this.set({ list }, count);
    },
  });
}
