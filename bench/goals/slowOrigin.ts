import type { Bench } from '../Bench.ts';
import type { Goal } from '../Goal.ts';
import { medianOf } from '../medianOf.ts';
import type { PlannedRequest } from '../load/LoadPlan.ts';
import { OriginProxy } from '../origin/OriginProxy.ts';
import { sameWork } from './sameWork.ts';

/** By how much every answer of the REST API is delayed, ms. */
const SLOW = 300;
/** Requests per second: far below what the machine can do, so that waiting for the origin shows, not queueing. */
const RATE = 300;
/** How long the REST API's answers are fresh, seconds. */
const MAX_AGE = 1;
/** Seconds. */
const WARM_UP = 2;
const PAIRS = { full: 14, quick: 1 };

/** Cached answers while the REST API is slow: they become stale, but nobody waits for new ones. */
export const slowOrigin: Goal = {
  number: 5,
  limit: () => 150,
  checks: () => ({
    p99: {
      what: `p99 of cached answers, REST API slowed by ${SLOW} ms ÷ as it is`,
      atMost: [1.2],
      unit: '×',
    },
  }),
  async run(bench, findings) {
    const { rest, queries } = await sameWork(bench);
    const proxy = await OriginProxy.start(rest.url, MAX_AGE);
    const gateway = await bench.servers.gateway(proxy.url);
    const requests = [queries.Q1, queries.Q2, queries.Q3];
    // Long enough for the freshness of every answer to end twice.
    const phase = (delay: number, seconds = MAX_AGE * 2.5) => {
      proxy.delay = delay;
      return latencies(bench, gateway.url, requests, seconds);
    };
    await phase(0, WARM_UP);
    const pairs: { usual: number; slow: number }[] = [];
    for (let pair = 0; pair < PAIRS[bench.settings.quick ? 'quick' : 'full']; pair += 1) {
      // Neither phase is always the first.
      if (pair % 2 === 0) pairs.push({ usual: await phase(0), slow: await phase(SLOW) });
      else pairs.push({ slow: await phase(SLOW), usual: await phase(0) });
    }
    proxy.switchOff();
    findings.found('p99', medianOf(pairs.map(({ usual, slow }) => slow / usual)));
    findings.detail(`p99 of cached answers at ${RATE} a second, ms, median of ${pairs.length} pairs`, {
      'REST API as it is': medianOf(pairs.map(({ usual }) => usual)).toFixed(1),
      [`slowed by ${SLOW} ms`]: medianOf(pairs.map(({ slow }) => slow)).toFixed(1),
    });
  },
};

async function latencies({ load }: Bench, url: string, requests: PlannedRequest[], seconds: number) {
  const result = await load.send({ url, requests, repeat: true, connections: 32, rate: RATE, seconds });
  if (result.failed > 0) throw new Error(`${result.failed} requests failed: ${result.firstFailure}`);
  return result.p99;
}
