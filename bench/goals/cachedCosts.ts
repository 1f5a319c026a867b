import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { Bench } from '../Bench.ts';
import type { LoadPlan } from '../load/LoadPlan.ts';
import { answerOf } from '../measure/answerOf.ts';
import { checkSameAnswers } from '../measure/checkSameAnswers.ts';
import { cpuPerRequest } from '../measure/cpuPerRequest.ts';
import { pairedRounds, type Rounds } from '../measure/pairedRounds.ts';
import { type QueryName, queryNames } from '../queries/fixedQueries.ts';
import type { Settings } from '../Settings.ts';
import { sameWork, type SameWork } from './sameWork.ts';

/** The servers that answer from a cache. The peers answer uncompressed, as they are usually set up. */
export type CachedSide = 'floor' | 'product, brotli' | 'product' | 'Apollo' | 'Mercurius';

/** The cost of cached answers on each side. */
export type CachedCosts = Record<QueryName, Rounds<CachedSide>>;

const CONNECTIONS = 32;
/** The time in which a server may compress requested answers better, ms. */
const IDLE = 1_500;

const measured = new WeakMap<Settings, Promise<CachedCosts>>();

/** Measures the four queries on all sides, once a run: goals 1 and 2 read the same figures. */
export function cachedCosts(bench: Bench): Promise<CachedCosts> {
  const known = measured.get(bench.settings) ?? measure(bench);
  measured.set(bench.settings, known);
  return known;
}

async function measure(bench: Bench): Promise<CachedCosts> {
  const { settings, load } = bench;
  const work = await sameWork(bench);
  const { gateway, rest, queries } = work;
  const [floor, apollo, mercurius] = await Promise.all([
    bench.servers.peer('floor', { ANSWERS: await answersFile(bench, work) }),
    bench.servers.peer('apollo', { REST_URL: rest.url }),
    bench.servers.peer('mercurius', { REST_URL: rest.url, CACHE: 'on' }),
  ]);
  await checkSameAnswers(
    { product: gateway, Apollo: apollo, Mercurius: mercurius, floor },
    Object.values(queries),
  );

  const sidesOf = (query: QueryName, seconds: number) => {
    const plan = (server: { url: string }, headers?: Record<string, string>): LoadPlan => ({
      ...{
        url: server.url,
        requests: [queries[query]],
        repeat: true,
        connections: CONNECTIONS,
        headers,
        seconds,
      },
    });
    return {
      floor: () => cpuPerRequest(load, [floor], plan(floor)),
      'product, brotli': () => cpuPerRequest(load, [gateway], plan(gateway, { 'accept-encoding': 'br' })),
      product: () => cpuPerRequest(load, [gateway], plan(gateway)),
      Apollo: () => cpuPerRequest(load, [apollo], plan(apollo)),
      Mercurius: () => cpuPerRequest(load, [mercurius], plan(mercurius)),
    };
  };
  for (const query of queryNames) await pairedRounds(1, sidesOf(query, settings.seconds / 2));
  await pause(IDLE);
  const costs: Partial<CachedCosts> = {};
  for (const query of queryNames) {
    costs[query] = await pairedRounds(settings.rounds, sidesOf(query, settings.seconds));
  }
  return costs as CachedCosts; // Every query has been measured.
}

/** Writes the product's answers into a file, for the floor to send; returns its path. */
async function answersFile(bench: Bench, { gateway, queries }: SameWork): Promise<string> {
  const answers: Record<string, string> = {};
  for (const query of queryNames) {
    answers[query] = (await answerOf(gateway.url, queries[query])).bytes.toString();
  }
  const file = join(bench.servers.folder(), 'answers.json');
  writeFileSync(file, JSON.stringify(answers));
  return file;
}
