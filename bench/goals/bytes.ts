import { setTimeout as pause } from 'node:timers/promises';
import { gzipSync } from 'node:zlib';
import type { Goal } from '../Goal.ts';
import type { PlannedRequest } from '../load/LoadPlan.ts';
import { answerOf } from '../measure/answerOf.ts';
import { listingFilter } from '../queries/fixedQueries.ts';
import { sameWork } from './sameWork.ts';

/** How often an answer is requested, and the time in which it may be compressed better, ms. */
const TIMES = 3;
const IDLE = 1_500;

/** What a client of the REST API has to fetch for the same screen: whole lists, as the REST contract defines them. */
const restPaths = {
  home: [
    ...['/api/v1/cars/featured?featured=yes', '/api/v1/cars/test-drive?testDrive=true'],
    ...['/api/v1/fetch-logos', '/api/v1/companies'],
  ],
  listing: [`/api/v1/cars/filter?mileage=0,${listingFilter.mileage.max}&availableNow=true`],
};

/** Bytes over the wire for a screen, REST ÷ GraphQL with brotli. */
export const bytes: Goal = {
  number: 7,
  limit: () => 60,
  checks: () => ({
    plain: { what: 'Bytes of home and listing, REST uncompressed ÷ ours', atLeast: [100, 500], unit: '×' },
    gzip: { what: 'Bytes of home and listing, REST with gzip ÷ ours', atLeast: [15, 60], unit: '×' },
  }),
  async run(bench, findings) {
    const { gateway, rest, queries } = await sameWork(bench);
    const found = { plain: [] as number[], gzip: [] as number[] };
    for (const [screen, query] of [
      ['home', queries.Q1],
      ['listing', queries.Q2],
    ] as const) {
      const bodies = await Promise.all(
        restPaths[screen].map(async (path) => (await answerOf(rest.url, { path })).bytes),
      );
      const plain = sum(bodies);
      const gzip = sum(bodies.map((body) => gzipSync(body)));
      const ours = await bytesOf(gateway.url, query);
      found.plain.push(plain / ours);
      found.gzip.push(gzip / ours);
      findings.detail('Bytes over the wire', {
        screen,
        REST: plain,
        'REST, gzip': gzip,
        'ours, brotli': ours,
      });
    }
    findings.found('plain', ...found.plain);
    findings.found('gzip', ...found.gzip);
  },
};

async function bytesOf(url: string, query: PlannedRequest): Promise<number> {
  const ask = () => answerOf(url, query, { 'accept-encoding': 'br' });
  for (let time = 0; time < TIMES; time += 1) await ask();
  await pause(IDLE);
  const { headers, bytes: body } = await ask();
  if (headers['content-encoding'] !== 'br') throw new Error('the answer is not compressed with brotli');
  return body.length;
}

function sum(bodies: Buffer[]): number {
  return bodies.reduce((length, body) => length + body.length, 0);
}
