import { setTimeout as pause } from 'node:timers/promises';
import type { Engine } from '../servers/storeEngines.ts';
import { busyTopology } from '../servers/topology/busyTopology.ts';
import type { TopologyProxy } from '../servers/topology/proxies.ts';

const VISITORS = 8;

/**
 * Stops the servers of a topology behind `proxy` one after the other, as for a new version, while visitors send forms; each
 * is asked again before the next one stops. Prints what visitors felt; returns whether nobody had to send a form again.
 */
export async function stopsOfTopology(engine: Engine, proxy: TopologyProxy): Promise<boolean> {
  const { own, topology, visitors, end } = await busyTopology(engine, VISITORS, proxy);
  const { gateways, rests } = topology;
  // Nothing stands in for the one REST API of an embedded store.
  const stopped = rests.length > 1 ? [...gateways, ...rests] : gateways;
  for (const server of stopped) {
    await pause(1_000);
    await server.end('SIGTERM');
    await server.start();
    while ((await server.posts()) === 0) await pause(100);
  }
  await end();
  await own.close();
  const { acknowledged, retries, failures } = visitors;
  console.log(
    `Behind ${proxy.name}, over ${engine.name}, ${stopped.length} servers stopped one after the other:`,
  );
  console.log({ acknowledged: acknowledged.size, retries, failures });
  return retries === 0;
}
