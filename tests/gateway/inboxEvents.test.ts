import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createGateway } from '../../gateway/createGateway.ts';
import { readTypeDefs } from '../../gateway/graph/readTypeDefs.ts';
import { filledForms } from '../forms/filledForms.ts';
import { aSite } from '../servers/aSite.ts';
import { listen } from '../servers/listen.ts';
import { runRest, type RunningRest } from '../servers/runRest.ts';
import { addStaff, type Staff, tokenSecret } from '../servers/staff.ts';
import { until } from '../until.ts';

const PATH = '/back-office/inbox-events';
const FORM = '/api/v1/contact-us';

let rest: RunningRest;
let gateway: Gateway;
let omar: Staff;

type Gateway = Awaited<ReturnType<typeof run>>;
async function run(restUrl: string, limits: object = {}) {
  const site = aSite(async () => ({ status: 200, html: '' }));
  const app = await createGateway({ typeDefs: await readTypeDefs(), restUrl, site, ...limits });
  return { url: await app.listen({ port: 0, host: '127.0.0.1' }), close: () => app.close() };
}

beforeEach(async () => {
  rest = await runRest({ admin: { tokenSecret } });
  gateway = await run(rest.url);
  omar = await addStaff(rest.store, 'Omar', 'SALES');
});
afterEach(async () => {
  await gateway.close();
  await rest.close();
});

const follow = (headers: Record<string, string> = omar.headers, { url } = gateway) =>
  listen(url + PATH, headers);
const ended = ({ isOver }: Awaited<ReturnType<typeof follow>>) => until(() => expect(isOver()).toBe(true));

test('a salesman is told of a form while his browser waits, and neither a cache nor a proxy holds that back', async () => {
  const news = await follow();
  const { headers } = news.response;
  expect(headers.get('content-type')).toContain('text/event-stream');
  expect(headers.get('cache-control')).toBe('no-store');
  expect(headers.get('x-accel-buffering')).toBe('no');
  expect(headers.get('content-encoding')).toBeNull();
  await news.next('enquiries');
  await rest.post(FORM, filledForms[FORM]);
  await news.next('enquiries');
  await news.leave();
});

test('nobody listens without a token, with a false one, in a role without the right, or from another site', async () => {
  const elena = await addStaff(rest.store, 'Elena', 'EDITOR');
  const status = async (headers: Record<string, string>) => {
    const news = await follow(headers);
    await news.leave();
    return news.response.status;
  };
  expect(await status({})).toBe(401);
  expect(await status({ authorization: 'Bearer made.up.token' })).toBe(401);
  expect(await status(elena.headers)).toBe(403);
  expect(
    await status({ ...omar.headers, origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' }),
  ).toBe(403);
});

test('what a salesman listens to ends with his session, and is four streams at most', async () => {
  const streams = await Promise.all([follow(), follow(), follow(), follow()]);
  const fifth = await follow();
  expect([fifth.response.status, fifth.response.headers.get('retry-after')]).toEqual([429, '60']);
  const { items } = (await rest.get('/api/admin/v1/sessions', omar.headers)).body;
  await fetch(`${rest.url}/api/admin/v1/sessions/${items[0].id}`, {
    method: 'DELETE',
    headers: omar.headers,
  });
  await Promise.all(streams.map(ended));
});

test('a stream ends at once when the gateway stops, and when the REST API does', async () => {
  const other = await run(rest.url);
  const [news, others] = [await follow(), await follow(omar.headers, other)];
  const began = performance.now();
  await other.close();
  await ended(others);
  // Running requests would be aborted after ten seconds.
  expect(performance.now() - began).toBeLessThan(8_000);
  expect(news.isOver()).toBe(false);
  await rest.close();
  await ended(news);
  expect((await follow()).response.status).toBe(503);
});

test('the REST API holds no stream for a browser that has left', async () => {
  for (let i = 0; i < 6; i += 1) {
    await until(async () => {
      const news = await follow();
      await news.leave();
      expect(news.response.status).toBe(200);
    });
  }
});

test('a browser that begins to listen again and again is asked to wait, as for anything else', async () => {
  const limits = { costLimits: { anonymous: 250, partner: 250, ownMachine: 250 } };
  const small = await run(rest.url, limits);
  const statuses: number[] = [];
  for (let i = 0; i < 3; i += 1) {
    const news = await follow(omar.headers, small);
    statuses.push(news.response.status);
    await news.leave();
  }
  expect(statuses).toEqual([200, 200, 429]);
  await small.close();
});

test('where the origin has no such events, the browser is told so', async () => {
  const server = createServer((_, response) => response.writeHead(404).end('{}'));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const other = await run(`http://127.0.0.1:${(server.address() as AddressInfo).port}`);
  expect((await follow(omar.headers, other)).response.status).toBe(404);
  await other.close();
  server.close();
});
