import { setTimeout as pause } from 'node:timers/promises';
import type { Engine } from '../servers/storeEngines.ts';
import { busyTopology } from '../servers/topology/busyTopology.ts';
import { countForms } from '../servers/topology/countForms.ts';
import type { TopologyProxy } from '../servers/topology/proxies.ts';
import type { ServerProcess } from '../servers/topology/ServerProcess.ts';

const VISITORS = 8;

/**
 * Runs two gateways and two REST APIs (one where the store is embedded) behind `proxy` for some seconds while visitors
 * send forms and photos, and kills or stops one server after the other, at times two at once. Prints what is left;
 * returns whether nothing was lost, duplicated or logged out.
 */
export async function chaosOfTopology(
  engine: Engine,
  proxy: TopologyProxy,
  seconds: number,
): Promise<boolean> {
  const { own, topology, visitors, end } = await busyTopology(engine, VISITORS, proxy);
  const ends = { gateways: { killed: 0, stopped: 0 }, rests: { killed: 0, stopped: 0 } };
  for (const until = Date.now() + seconds * 1_000; Date.now() < until;) {
    await Promise.all(victims(topology).map(restart));
    await pause(200 + Math.random() * 800);
  }
  await end();

  const left = await countForms(own, visitors);
  await own.close();
  const { retries, failures, refusals, session } = visitors;
  console.log(`Behind ${proxy.name}, over ${engine.name}, ${seconds} s:`);
  console.log({ ...ends, ...left, retries, failures, refused: refusals.length, session });
  return left.lost + left.doubled + left.unknown + left.withoutPhotos + refusals.length + session.lost === 0;

  async function restart(server: ServerProcess) {
    const kill = Math.random() < 0.5;
    ends[topology.rests.includes(server) ? 'rests' : 'gateways'][kill ? 'killed' : 'stopped'] += 1;
    await server.end(kill ? 'SIGKILL' : 'SIGTERM');
    await server.start();
  }
}

/** A gateway, a REST API, or one of each. */
function victims({ gateways, rests }: Record<'gateways' | 'rests', ServerProcess[]>): ServerProcess[] {
  const oneOfEach = [gateways, rests].map(
    (all) => all[Math.floor(Math.random() * all.length)] as ServerProcess,
  );
  return Math.random() < 0.25 ? oneOfEach : [oneOfEach[Math.floor(Math.random() * 2)] as ServerProcess];
}
