import { isDeepStrictEqual } from 'node:util';
import type { PlannedRequest } from '../load/LoadPlan.ts';
import type { Server } from '../processes/startServer.ts';
import { dataOf } from './answerOf.ts';

/** Throws unless all `servers` (by their names) give the same answers to `requests`, twice: also out of their caches. */
export async function checkSameAnswers(
  servers: Record<string, Server>,
  requests: PlannedRequest[],
): Promise<void> {
  const [first, ...others] = Object.entries(servers);
  if (!first) return;
  for (const request of [...requests, ...requests]) {
    const wanted = await dataOf(first[1].url, request);
    for (const [name, { url }] of others) {
      if (isDeepStrictEqual(await dataOf(url, request), wanted)) continue;
      throw new Error(`${name} and ${first[0]} answer differently to ${request.body?.slice(0, 200)}`);
    }
  }
}
