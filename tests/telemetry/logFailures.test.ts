import Fastify, { type FastifyInstance } from 'fastify';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { logFailures, MOST_LOGGED } from '../../platform/telemetry/logFailures.ts';

const lines: Record<string, unknown>[] = [];
const stream = { write: (line: string) => void lines.push(JSON.parse(line)) };
let app: FastifyInstance;

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['setTimeout'] });
  lines.length = 0;
  app = Fastify({ logger: { level: 'warn', stream } });
  logFailures(app);
  app.get('/works', async () => 'yes');
  app.get('/fails', async (_request, reply) => reply.code(503).send('no'));
});
afterEach(async () => {
  vi.useRealTimers();
  await app.close();
});

async function fail(times: number) {
  for (let i = 0; i < times; i += 1) await app.inject('/fails');
}

it('an operator reads of every failure, and of nothing that went well', async () => {
  await app.inject('/works');
  await fail(2);
  expect(lines).toMatchObject([
    { method: 'GET', route: '/fails', status: 503 },
    { method: 'GET', route: '/fails', status: 503 },
  ]);
});

it('a flood of failures is told as a number, so that it does not fill the disk', async () => {
  await fail(MOST_LOGGED + 30);
  expect(lines).toHaveLength(MOST_LOGGED);
  vi.advanceTimersByTime(1_000);
  expect(lines.slice(MOST_LOGGED)).toMatchObject([{ requests: 30, msg: 'More requests failed' }]);
  await fail(1);
  expect(lines.at(-1)).toMatchObject({ route: '/fails' });
});
