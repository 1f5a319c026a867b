import type { busyEngines } from '../servers/storeEngines.ts';
import type { TopologyProxy } from '../servers/topology/proxies.ts';
import { runTopology } from '../servers/topology/runTopology.ts';
import { Visitors } from '../servers/topology/Visitors.ts';

const VISITORS = 8;

/**
 * Two gateways and two REST APIs (one where the store is embedded) behind `proxy`, on an empty store of `engine`, to which
 * visitors send forms until `signal` is aborted.
 */
export async function busyTopology(engine: (typeof busyEngines)[number], proxy: TopologyProxy) {
  const own = await engine.emptyStore();
  await own.store.close();
  const topology = await runTopology({ ...own.settings, proxy });
  const visitors = new Visitors(topology.url);
  const stop = new AbortController();
  const { signal } = stop;
  const forms = Array.from({ length: VISITORS }, () => visitors.sendForms(signal));
  return {
    ...{ own, topology, visitors, signal },
    /** Ends the sending, after it the servers. `others`: what else ends with `signal`. The store can be read afterwards. */
    end: async (...others: Promise<unknown>[]) => {
      stop.abort();
      await Promise.all([...forms, ...others]);
      await topology.close();
      await visitors.close();
      await own.reopen();
    },
  };
}
