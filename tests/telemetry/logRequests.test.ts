import { afterEach, beforeEach, expect, it } from 'vitest';
import { filledForms } from '../forms/filledForms.ts';
import { type RunningGateway, runGateway } from '../servers/runGateway.ts';
import { type RunningRest, runRest } from '../servers/runRest.ts';

interface Line {
  level: number;
  msg: string;
  requestId?: string;
  [field: string]: unknown;
}

let rest: RunningRest;
let gateway: RunningGateway;
let lines: { rest: Line[]; gateway: Line[] };

async function start(level: string) {
  lines = { rest: [], gateway: [] };
  const logger = (server: keyof typeof lines) => ({
    level,
    stream: { write: (line: string) => void lines[server].push(JSON.parse(line) as Line) },
  });
  rest = await runRest({ logger: logger('rest') });
  gateway = await runGateway({ restUrl: rest.url, logger: logger('gateway') });
}
beforeEach(() => start('debug'));
afterEach(async () => {
  await gateway.close();
  await rest.close();
});

/** The lines of requests with this id, without what differs from run to run. */
function requests(server: keyof typeof lines, id: string) {
  return lines[server]
    .filter(({ msg, requestId }) => msg === 'Request' && requestId === id)
    .map(({ method, route, status, ms, level }) => [level, method, route, status, typeof ms]);
}

it('an operator reads one line a request in both servers at debug, with its route and without its address', async () => {
  const ask = async (path: string, requestId: string, options: RequestInit = {}) => {
    const headers = { 'content-type': 'application/json', 'x-request-id': requestId };
    await (await fetch(gateway.url + path, { headers, ...options })).text();
  };
  const query = { method: 'POST', body: '{"query":"{ makes { id } }"}' };
  for (const id of ['first', 'second', 'cached', 'again']) await ask('/graphql', id, query);
  await ask('/healthz?email=zaphod', 'probe');
  await ask('/zaphod@example.ae', 'nothing');
  await ask('/graphql', 'wrong', { method: 'POST', body: '{' });
  await expect.poll(() => requests('gateway', 'wrong')).toEqual([[20, 'POST', '/graphql', 400, 'number']]);
  for (const id of ['first', 'second', 'cached', 'again']) {
    expect(requests('gateway', id)).toEqual([[20, 'POST', '/graphql', 200, 'number']]);
  }
  expect(requests('rest', 'first')).toEqual([[20, 'GET', '/api/v1/companies', 200, 'number']]);
  expect(requests('rest', 'cached')).toEqual([]);
  expect(requests('gateway', 'probe')).toEqual([[20, 'GET', '/healthz', 200, 'number']]);
  expect(requests('gateway', 'nothing')).toEqual([[20, 'GET', 'unknown', 404, 'number']]);
  expect(JSON.stringify(lines)).not.toContain('zaphod');
});

it('a request without an id has the same one in its line and in its answer', async () => {
  const answer = await fetch(`${rest.url}/healthz`);
  const id = answer.headers.get('x-request-id') ?? '';
  await expect.poll(() => requests('rest', id)).toEqual([[20, 'GET', '/healthz', 200, 'number']]);
});

it('an operator reads of each enquiry that was stored, once and at info, and of no request', async () => {
  await gateway.close();
  await rest.close();
  await start('info');
  const path = '/api/v1/contact-us';
  const form = filledForms[path];
  const headers = { 'idempotency-key': 'once', 'x-request-id': 'visitor-1' };
  const { body } = await rest.post(path, form, headers);
  await rest.post(path, form, { ...headers, 'x-request-id': 'visitor-2' });
  await rest.post(path, {}, { 'x-request-id': 'visitor-3' });
  const stored = lines.rest.filter(({ msg }) => msg === 'Enquiry stored');
  expect(stored).toMatchObject([{ level: 30, kind: 'contact', id: body.id, requestId: 'visitor-1' }]);
  expect(lines.rest.filter(({ msg }) => msg === 'Request')).toEqual([]);
});
