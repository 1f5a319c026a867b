import type { Bench } from '../Bench.ts';
import type { SameWork } from '../goals/sameWork.ts';

/** Reads per second: of cached answers, and of queries that were never sent before. */
export const RATES = { cached: 50, unseen: 10 };
/** How many unseen ones there are at most. */
const UNSEEN = 1_200;

/** What visitors read while something else is done, until `stop`: a result for each of `RATES`. */
export function readsBeside(
  { load, unseen }: Pick<Bench, 'load' | 'unseen'>,
  { gateway, queries }: SameWork,
  stop: AbortSignal,
) {
  const { url } = gateway;
  const connections = 32;
  const seen = [queries.Q1, queries.Q2, queries.Q3];
  return Promise.all([
    load.send({ url, requests: seen, repeat: true, connections, rate: RATES.cached }, stop),
    load.send({ url, requests: unseen.listings(UNSEEN), connections, rate: RATES.unseen }, stop),
  ]);
}
