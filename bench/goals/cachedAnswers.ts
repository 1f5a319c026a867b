import type { Bench } from '../Bench.ts';
import type { Findings, Goal } from '../Goal.ts';
import { medianOf } from '../medianOf.ts';
import { cpuOf, ratioOf } from '../measure/pairedRounds.ts';
import { queryNames } from '../queries/fixedQueries.ts';
import { shortNumber } from '../report/shortNumber.ts';
import { cachedCosts, type CachedSide } from './cachedCosts.ts';

const sides: CachedSide[] = ['floor', 'product, brotli', 'product', 'Apollo', 'Mercurius'];
const limit = () => 300;

/** The cost of the product's cached answers compared with static JSON. */
export const cachedAnswers: Goal = {
  number: 1,
  limit,
  checks: () => ({
    ratio: { what: 'A cached answer ÷ static JSON over Fastify, Q1–Q4', atMost: [1, 1, 1, 0.5], unit: '×' },
  }),
  async run(bench, findings) {
    const costs = await cachedCosts(bench);
    const ratios = queryNames.map((query) => ratioOf(costs[query]['product, brotli'], costs[query].floor));
    findings.found('ratio', ...ratios);
    await tellDetails(bench, findings);
  },
};

/** The cost of the best cached peer compared with the product. */
export const cachedPeers: Goal = {
  number: 2,
  limit,
  checks: () => ({
    ratio: { what: 'The best cached peer ÷ the product, Q1–Q4', atLeast: [4, 4, 3.5, 35], unit: '×' },
  }),
  async run(bench, findings) {
    const costs = await cachedCosts(bench);
    const ratios = queryNames.map((query) => {
      const { Apollo, Mercurius, 'product, brotli': product } = costs[query];
      return Math.min(ratioOf(Apollo, product), ratioOf(Mercurius, product));
    });
    findings.found('ratio', ...ratios);
  },
};

async function tellDetails(bench: Bench, findings: Findings) {
  const costs = await cachedCosts(bench);
  for (const query of queryNames) {
    const rounds = costs[query];
    findings.detail(
      'CPU µs of a cached answer (× floor), 32 connections; uncompressed unless brotli is said',
      {
        query,
        ...Object.fromEntries(
          sides.map((side) => {
            const times = side === 'floor' ? '' : ` (${shortNumber(ratioOf(rounds[side], rounds.floor))})`;
            return [side, `${Math.round(cpuOf(rounds[side]))}${times}`];
          }),
        ),
      },
    );
    findings.detail(
      'Cached answers a second and p99 ms of the same rounds: they depend on what else the machine does',
      {
        query,
        ...Object.fromEntries(
          sides.map((side) => {
            const perSecond = medianOf(rounds[side].map(({ load }) => load.answered / load.seconds));
            const p99 = medianOf(rounds[side].map(({ load }) => load.p99));
            return [side, `${Math.round(perSecond)}, ${p99.toFixed(1)}`];
          }),
        ),
      },
    );
  }
}
