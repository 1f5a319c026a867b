import { setTimeout as pause } from 'node:timers/promises';
import type { storeEngines } from '../servers/storeEngines.ts';
import type { TopologyProxy } from '../servers/topology/proxies.ts';
import { runTopology } from '../servers/topology/runTopology.ts';
import { Visitors } from '../servers/topology/Visitors.ts';

const VISITORS = 8;

/**
 * Stops the servers of a topology behind `proxy` one after the other, as for a new version, while visitors send forms; each
 * is asked again before the next one stops. Prints what visitors felt; returns whether nobody had to send a form again.
 */
export async function stopsOfTopology(
  engine: (typeof storeEngines)[number],
  proxy: TopologyProxy,
): Promise<boolean> {
  const own = await engine.emptyStore();
  await own.store.close();
  const topology = await runTopology({ ...own.settings, proxy });
  const visitors = new Visitors(topology.url);
  const stop = new AbortController();
  const busy = Promise.all(Array.from({ length: VISITORS }, () => visitors.sendForms(stop.signal)));
  const { gateways, rests } = topology;
  // Nothing stands in for the one REST API of an embedded store.
  const stopped = rests.length > 1 ? [...gateways, ...rests] : gateways;
  for (const server of stopped) {
    await pause(1_000);
    await server.end('SIGTERM');
    await server.start();
    while ((await server.posts()) === 0) await pause(100);
  }
  stop.abort();
  await busy;
  await topology.close();
  await visitors.close();
  await own.reopen();
  await own.close();
  const { acknowledged, retries, failures } = visitors;
  console.log(
    `Behind ${proxy.name}, over ${engine.name}, ${stopped.length} servers stopped one after the other:`,
  );
  console.log({ acknowledged: acknowledged.size, retries, failures });
  return retries === 0;
}
