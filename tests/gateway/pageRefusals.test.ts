import { Registry } from 'prom-client';
import { connect } from 'node:net';
import { setImmediate } from 'node:timers/promises';
import { Client, request } from 'undici';
import { afterEach, expect, test, vi } from 'vitest';
import { aSite } from '../servers/aSite.ts';
import { type RunningGateway, runGateway } from '../servers/runGateway.ts';
import { until } from '../until.ts';

const TEXT = 'Too many pages are asked for at the moment. Try again.\n';

const metrics = new Registry();
const lines: { requestId?: string; route?: string; status?: number }[] = [];
const stream = { write: (line: string) => void lines.push(JSON.parse(line)) };
/** Whether no thread is free for another page. */
let full = false;
let gateway: RunningGateway;

/** A gateway that cannot render a page while `full` is true. */
async function start(options: Partial<Parameters<typeof runGateway>[0]> = {}) {
  full = false;
  const site = Object.defineProperty(
    aSite(async () => ({ status: 200, html: '<!doctype html>' })),
    'isFull',
    { get: () => full },
  );
  gateway = await runGateway({ restUrl: 'http://127.0.0.1:9', site, ...options });
}
afterEach(() => gateway.close());

async function get(path: string, headers: Record<string, string> = {}) {
  const { statusCode, headers: told, body } = await request(gateway.url + path, { headers });
  return { status: statusCode, told, text: await body.text() };
}

const refused = {
  status: 503,
  text: TEXT,
  told: {
    'retry-after': '2',
    'cache-control': 'no-store',
    'content-type': 'text/plain; charset=utf-8',
    'x-content-type-options': 'nosniff',
    'x-request-id': 'visit-1',
  },
};

test('a visitor whose page there is no time for is told when to come back, and the operator counts and reads it', async () => {
  await start({ metrics, logger: { level: 'warn', stream } });
  full = true;
  expect(await get('/listing?page=2', { 'x-request-id': 'visit-1' })).toMatchObject(refused);
  expect(lines.at(-1)).toMatchObject({ requestId: 'visit-1', route: '/*', status: 503 });
  expect(await metrics.metrics()).toContain('http_requests_total{method="GET",route="/*",status="503"} 1');
});

test('a visitor sees a page that others have seen while new ones are refused', async () => {
  await start();
  await get('/listing?page=3');
  full = true;
  expect((await get('/listing?page=3&gclid=1')).status).toBe(200);
  expect((await get('/listing?page=4')).status).toBe(503);
});

test('whoever asks for something else than a page is answered as ever while pages are refused', async () => {
  await start();
  full = true;
  expect(await get('/healthz')).toMatchObject({ status: 200, text: '{"status":"ok"}' });
  expect((await get('/robots.txt')).status).toBe(200);
  expect((await get('/graphiql')).status).toBe(200);
  expect((await get('/graphql?query={__typename}', { 'apollo-require-preflight': 'yes' })).status).toBe(200);
  expect(await get('/LISTING/?page=2')).toMatchObject({ status: 308, told: { location: '/listing?page=2' } });
  expect((await get('/listing', { host: 'a b' })).status).toBe(400);
});

test('whoever asks for a page with a body that does not come is cut off while pages are refused', async () => {
  await start({ minUploadRate: { bytesPerSecond: 1000, window: 200 } });
  full = true;
  const socket = connect(Number(new URL(gateway.url).port), '127.0.0.1');
  socket.write('GET /listing HTTP/1.1\r\nhost: localhost\r\ncontent-length: 1000\r\n\r\n');
  socket.resume();
  await until(() => expect(socket.closed).toBe(true), 10_000);
});

test.each([undefined, 'https://www.example.ae'])(
  'a visitor behind a proxy is refused where SITE_URL is %s',
  async (siteUrl) => {
    await start({ trustProxy: true, siteUrl });
    full = true;
    expect(await get('/listing', { 'x-request-id': 'visit-1' })).toMatchObject(refused);
  },
);

test('a client that asks again sooner than it was told waits for the answer; a visitor who has just come does not', async () => {
  await start();
  full = true;
  vi.useFakeTimers({ toFake: ['setTimeout'] });
  const client = new Client(gateway.url);
  const visit = () => client.request({ method: 'GET', path: '/listing' });
  await (await visit()).body.text();
  const timers = vi.getTimerCount();
  const again = visit();
  while (vi.getTimerCount() === timers) await setImmediate();
  expect((await get('/listing')).status).toBe(503);
  vi.advanceTimersByTime(300);
  expect((await again).statusCode).toBe(503);
  await client.destroy();
  vi.useRealTimers();
});
