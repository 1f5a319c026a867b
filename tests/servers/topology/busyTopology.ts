import type { Engine } from '../storeEngines.ts';
import type { TopologyProxy } from './proxies.ts';
import { runTopology } from './runTopology.ts';
import { Visitors } from './Visitors.ts';

/**
 * A topology on an empty store of `engine`, to which so many `senders` send forms until `end` while an administrator stays
 * signed in with `token`.
 */
export async function busyTopology(engine: Engine, senders: number, proxy?: TopologyProxy) {
  const own = await engine.emptyStore();
  // Only one process can open a store in files.
  await own.store.close();
  const topology = await runTopology({ ...own.settings, proxy });
  const visitors = new Visitors(topology.url);
  const stop = new AbortController();
  const token = await visitors.signUp();
  const busy = Promise.all([
    visitors.holdSession(token, stop.signal),
    ...Array.from({ length: senders }, () => visitors.sendForms(stop.signal)),
  ]);
  return {
    ...{ own, topology, visitors, token },
    /** Ends the sending, after it the servers. The store can be read afterwards. */
    end: async () => {
      stop.abort();
      await busy;
      await topology.close();
      await visitors.close();
      await own.reopen();
    },
  };
}
