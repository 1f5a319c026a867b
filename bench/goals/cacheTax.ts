import type { Goal } from '../Goal.ts';
import { cpuOf, middleHalf, pairedRounds, ratioOf } from '../measure/pairedRounds.ts';
import { unseenSide } from '../measure/unseenSide.ts';
import { sameWork } from './sameWork.ts';

const SHORT = { full: { rounds: 41, seconds: 0.6 }, quick: { rounds: 9, seconds: 0.2 } };
const TABLE = 'CPU µs of an answer that nobody has asked for before';

/**
 * The cost of looking up an answer that is requested once and deciding whether to cache it, compared with requests with
 * `cache-control: no-store`, which are neither looked up nor cached.
 */
export const cacheTax: Goal = {
  number: 3,
  limit: () => 120,
  checks: () => ({
    ratio: { what: "The response cache's tax on an answer seen once", atMost: [1.08], unit: '×' },
  }),
  async run(bench, findings) {
    const { settings, load, unseen } = bench;
    const { gateway } = await sameWork(bench);
    // The ratio is close to 1: many short rounds measure it better than few long ones.
    const { rounds, seconds } = SHORT[settings.quick ? 'quick' : 'full'];
    const side = (headers?: Record<string, string>) =>
      unseenSide(
        load,
        { ...settings, seconds },
        {
          servers: [gateway],
          make: (count) => unseen.listings(count),
          connections: 32,
          headers,
        },
      );
    const cached = await side();
    const uncached = await side({ 'cache-control': 'no-store' });
    const costs = await pairedRounds(rounds, { cached, uncached });
    findings.found('ratio', ratioOf(costs.cached, costs.uncached));
    findings.detail(TABLE, {
      plain: Math.round(cpuOf(costs.cached)),
      'cache-control: no-store': Math.round(cpuOf(costs.uncached)),
      'middle half of the ratios': middleHalf(costs.cached, costs.uncached),
    });
  },
};
