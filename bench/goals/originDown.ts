import { setTimeout as pause } from 'node:timers/promises';
import { isDeepStrictEqual } from 'node:util';
import type { Goal } from '../Goal.ts';
import type { PlannedRequest } from '../load/LoadPlan.ts';
import { answerOf } from '../measure/answerOf.ts';
import { OriginProxy } from '../origin/OriginProxy.ts';
import { sameWork } from './sameWork.ts';

/** How long the REST API's answers are fresh, seconds. */
const MAX_AGE = 1;
/** How often each query is sent, so that it is cached. */
const TIMES = 3;

/** With the REST API off, earlier queries get the same answers as before, marked as stale. */
export const originDown: Goal = {
  number: 6,
  limit: () => 60,
  checks: () => ({
    errors: {
      what: 'REST API off: errors on what was asked before, fresh and stale',
      atMost: [0, 0],
      unit: '',
    },
    marked: {
      what: 'Stale answers that say so (Cache-Status with a negative ttl)',
      atLeast: [100],
      unit: '%',
    },
  }),
  async run(bench, findings) {
    const { rest, queries } = await sameWork(bench);
    const proxy = await OriginProxy.start(rest.url, MAX_AGE);
    const gateway = await bench.servers.gateway(proxy.url);
    const requests = Object.values(queries);
    const before = await Promise.all(requests.map((request) => askOften(gateway.url, request)));
    proxy.switchOff();

    const errors = (answers: Answer[]) => answers.filter((answer, i) => !isSame(answer, before[i])).length;
    const fresh = await Promise.all(requests.map((request) => ask(gateway.url, request)));
    await pause((MAX_AGE + 1) * 1_000);
    const stale: Answer[] = [];
    for (let time = 0; time < TIMES; time += 1) {
      stale.push(...(await Promise.all(requests.map((request) => ask(gateway.url, request)))));
    }
    const marked = stale.filter(({ cacheStatus }) => /;\s*ttl=-\d/.test(cacheStatus)).length;
    const staleErrors = stale.filter((answer, i) => !isSame(answer, before[i % before.length])).length;
    findings.found('errors', errors(fresh), staleErrors);
    findings.found('marked', (100 * marked) / stale.length);
    findings.detail('REST API off', {
      asked: fresh.length + stale.length,
      errors: errors(fresh) + staleErrors,
      stale: stale.length,
      'marked as stale': marked,
      'Cache-Status': stale[0]?.cacheStatus || 'none',
    });
  },
};

interface Answer {
  status: number;
  body: unknown;
  cacheStatus: string;
}

async function askOften(url: string, request: PlannedRequest): Promise<Answer> {
  for (let time = 1; time < TIMES; time += 1) await ask(url, request);
  return ask(url, request);
}

async function ask(url: string, request: PlannedRequest): Promise<Answer> {
  const { status, headers, bytes } = await answerOf(url, request);
  return { status, body: JSON.parse(bytes.toString()), cacheStatus: String(headers['cache-status'] ?? '') };
}

function isSame(answer: Answer, before: Answer | undefined): boolean {
  return answer.status === 200 && isDeepStrictEqual(answer.body, before?.body);
}
