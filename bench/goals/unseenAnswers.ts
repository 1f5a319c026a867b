import type { Bench } from '../Bench.ts';
import type { Goal } from '../Goal.ts';
import type { PlannedRequest } from '../load/LoadPlan.ts';
import { checkSameAnswers } from '../measure/checkSameAnswers.ts';
import { cpuOf, middleHalf, pairedRounds, ratioOf } from '../measure/pairedRounds.ts';
import { unseenSide } from '../measure/unseenSide.ts';
import type { Server } from '../processes/startServer.ts';
import { sameWork } from './sameWork.ts';

const TABLE = 'CPU µs of the gateway for a query that nobody has asked before';
/** How many requests are compared before they are measured. */
const COMPARED = 5;

/** The cost of the product compared with Mercurius with graphql-jit, both without cached answers. */
export const unseenAnswers: Goal = {
  number: 15,
  limit: () => 150,
  checks: () => ({
    listing: { what: 'An unseen listing ÷ Mercurius with jit, no cache', atMost: [1], unit: '×' },
    facets: { what: 'Unseen facets ÷ Mercurius with jit, no cache', atMost: [1], unit: '×' },
  }),
  async run(bench, findings) {
    const { gateway, rest } = await sameWork(bench);
    const mercurius = await bench.servers.peer('mercurius', { REST_URL: rest.url });
    const work = {
      listing: (count: number) => bench.unseen.listings(count),
      facets: (count: number) => bench.unseen.facets(count),
    };
    for (const [name, make] of Object.entries(work)) {
      await checkSameAnswers({ product: gateway, Mercurius: mercurius }, make(COMPARED));
      const costs = await compare(bench, make, gateway, mercurius);
      findings.found(name, ratioOf(costs.product, costs.Mercurius));
      findings.detail(TABLE, {
        query: name,
        product: Math.round(cpuOf(costs.product)),
        'Mercurius with jit': Math.round(cpuOf(costs.Mercurius)),
        'middle half of the ratios': middleHalf(costs.product, costs.Mercurius),
      });
    }
  },
};

async function compare(
  { settings, load }: Bench,
  make: (count: number) => PlannedRequest[],
  gateway: Server,
  mercurius: Server,
) {
  const side = (server: Server) => unseenSide(load, settings, { servers: [server], make, connections: 32 });
  return pairedRounds(settings.rounds, { product: await side(gateway), Mercurius: await side(mercurius) });
}
