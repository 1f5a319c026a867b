import type { Bench } from '../Bench.ts';
import type { Goal } from '../Goal.ts';
import type { PlannedRequest } from '../load/LoadPlan.ts';
import { OriginProxy } from '../origin/OriginProxy.ts';
import type { Server } from '../processes/startServer.ts';
import { sameWork } from './sameWork.ts';

const STORM = 200;
const TABLE = `A cold storm of ${STORM} identical queries: REST resources, calls of them`;

/** The REST resources that each query needs. Other requests of a server at its start are not counted. */
const resources = {
  home: /^\/api\/v1\/(cars\/featured|cars\/test-drive|fetch-logos|companies)/,
  listing: /^\/api\/v1\/cars\/filter/,
};

/** Many visitors send the same query at once to a gateway that has just started. */
export const coldStorm: Goal = {
  number: 4,
  limit: () => 60,
  checks: () => ({
    calls: {
      what: `Calls of each REST resource in a cold storm of ${STORM}, home and listing`,
      ...{ atMost: [1, 1], unit: '' },
    },
  }),
  async run(bench, findings) {
    const { rest, queries } = await sameWork(bench);
    const starts: Record<string, (restUrl: string) => Promise<Server>> = {
      product: (url) => bench.servers.gateway(url),
      Apollo: (url) => bench.servers.peer('apollo', { REST_URL: url }),
      Mercurius: (url) => bench.servers.peer('mercurius', { REST_URL: url, CACHE: 'on' }),
    };
    // A quick run leaves out the peers, which are only for comparison.
    for (const [server, start] of Object.entries(starts).slice(0, bench.settings.quick ? 1 : 3)) {
      const { home, listing } = await storm(bench, rest.url, start, [queries.Q1, queries.Q2]);
      if (server === 'product') findings.found('calls', Math.max(...home), Math.max(...listing));
      findings.detail(TABLE, { server, home: told(home), listing: told(listing) });
    }
  },
};

/** How often each REST resource of home and listing was requested, from before the start of the server. */
async function storm(
  bench: Bench,
  restUrl: string,
  start: (restUrl: string) => Promise<Server>,
  queries: PlannedRequest[],
): Promise<Record<keyof typeof resources, number[]>> {
  const proxy = await OriginProxy.start(restUrl);
  const server = await start(proxy.url);
  for (const query of queries) {
    const requests = Array.from({ length: STORM }, () => query);
    const { failed, firstFailure } = await bench.load.send({ url: server.url, requests, connections: STORM });
    if (failed > 0) throw new Error(`${failed} requests of the storm failed: ${firstFailure}`);
  }
  await server.stop();
  proxy.switchOff();
  const calls = (counted: RegExp) =>
    [...proxy.calls].filter(([resource]) => counted.test(resource)).map(([, count]) => count);
  const counts = { home: calls(resources.home), listing: calls(resources.listing) };
  if (counts.home.length === 0 || counts.listing.length === 0) {
    throw new Error('the gateway has asked none of the known REST resources');
  }
  return counts;
}

function told(calls: number[]): string {
  return `${calls.length}, ${calls.reduce((sum, count) => sum + count, 0)}`;
}
