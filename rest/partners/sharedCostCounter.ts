import type { RateLimiterAbstract } from 'rate-limiter-flexible';
import type { Store } from '../store/Collection.ts';
import type { CostReport, CostTotal } from './SharedCost.ts';

/** The time in which the cost of operations is counted, seconds. */
const PERIOD = 60;

/** Counts the costs that gateways report, for all processes on the store together. */
export async function sharedCostCounter(store: Store) {
  // The counter itself has no limit: each report names one.
  const counter = await store.limiter('cost', { points: Number.MAX_SAFE_INTEGER, seconds: PERIOD });
  return (report: CostReport) => countCost(counter, report);
}

async function countCost(
  counter: RateLimiterAbstract,
  { sender, cost, wanted, limit }: CostReport,
): Promise<CostTotal> {
  const { consumedPoints, msBeforeNext: resetIn } = await counter.penalty(sender, cost + wanted);
  if (wanted === 0 || consumedPoints <= limit) return { total: consumedPoints, resetIn, granted: true };
  await counter.reward(sender, wanted);
  return { total: consumedPoints - wanted, resetIn, granted: false };
}
