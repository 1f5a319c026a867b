import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { afterEach, expect, it } from 'vitest';
import { createGateway } from '../../gateway/createGateway.ts';
import { readTypeDefs } from '../../gateway/graph/readTypeDefs.ts';
import { aSite } from '../servers/aSite.ts';
import { guardedServer } from '../../platform/network/guardedServer.ts';
import { LONGEST_UPLOAD } from '../../rest/enquiries/sellCar/formLimits.ts';
import { runRest } from '../servers/runRest.ts';
import { until } from '../until.ts';

const MEGABYTE = 1024 * 1024;
/** Above what the buffers of the system hold of one connection. */
const SIZE = 16 * MEGABYTE;
const ENOUGH = { perAddress: 1000, timeout: 60_000 };

const ends: (() => unknown)[] = [];
afterEach(async () => {
  for (const end of ends.splice(0).reverse()) await end();
});

type Parts = Partial<Parameters<typeof createGateway>[0]>;

/** A gateway whose page `/` is very large; any other one is its path. */
async function start(parts: Parts) {
  const html = 'x'.repeat(SIZE);
  const rendered: string[] = [];
  const site = aSite(async (url) => {
    const { pathname } = new URL(url);
    rendered.push(pathname);
    return { status: 200, html: pathname === '/' ? html : pathname };
  });
  const restUrl = 'http://127.0.0.1:9';
  const gateway = await createGateway({ typeDefs: await readTypeDefs(), restUrl, site, ...parts });
  ends.push(() => gateway.close());
  const port = Number(new URL(await gateway.listen({ port: 0, host: '127.0.0.1' })).port);
  return {
    open: (text?: string) => openConnection(port, text),
    rendered,
    connections: () =>
      new Promise<number>((resolve) => {
        gateway.server.getConnections((_error, count) => resolve(count));
      }),
  };
}

/** A connection on which this was sent. */
async function openConnection(port: number, text = '') {
  const socket = connect(port, '127.0.0.1').on('error', () => undefined);
  ends.push(() => socket.destroy());
  await once(socket, 'connect');
  socket.write(text);
  return socket;
}

const request = (path: string) => `GET ${path} HTTP/1.1\r\nhost: localhost\r\n\r\n`;

/** What comes until the connection ends. */
async function rest(socket: Socket) {
  let text = '';
  socket.setEncoding('latin1').on('data', (chunk: string) => (text += chunk));
  socket.resume();
  // A socket may have closed before anybody listens.
  if (!socket.closed) await once(socket, 'close');
  return text;
}

it('an address with more connections than it may have is told so, until it closes one', async () => {
  const { open, connections } = await start({ connections: { ...ENOUGH, perAddress: 3 } });
  const [first] = [await open(), await open(), await open()];
  const answer = await rest(await open(request('/healthz')));
  expect(answer).toMatch(/^HTTP\/1\.1 429 Too Many Requests\r\n/);
  expect(answer).toMatch(/\r\nretry-after: \d+\r\n/);
  expect(answer).toMatch(/\r\n\r\nToo many connections from your address\. Close .*\.\n$/);
  first?.destroy();
  await until(async () => expect(await connections()).toBe(2));
  const [status] = await once((await open(request('/healthz'))).setEncoding('latin1'), 'data');
  expect(status).toMatch(/^HTTP\/1\.1 200 /);
});

it('a proxy has as many connections as it needs', async () => {
  const { open } = await start({ connections: { ...ENOUGH, perAddress: 3 }, trustProxy: true });
  for (let i = 0; i < 5; i += 1) await open();
  const [status] = await once((await open(request('/healthz'))).setEncoding('latin1'), 'data');
  expect(status).toMatch(/^HTTP\/1\.1 200 /);
});

it('readers who take nothing of their answers are cut off', async () => {
  const { open, connections } = await start({ connections: { ...ENOUGH, timeout: 300 } });
  const readers = await Promise.all(Array.from({ length: 5 }, () => open(request('/'))));
  for (const reader of readers) reader.pause();
  await until(async () => expect(await connections()).toBe(0), 10_000);
  for (const reader of readers) expect((await rest(reader)).length).toBeLessThan(SIZE);
});

it('a reader who takes an answer slowly has all of it', async () => {
  const { open } = await start({ connections: { ...ENOUGH, timeout: 1000 } });
  const reader = await open(request('/'));
  let [read, rests] = [0, 0];
  reader.on('data', (chunk) => {
    read += chunk.length;
    if (read < (rests + 1) * MEGABYTE) return;
    rests += 1;
    reader.pause();
    void pause(100).then(() => reader.resume());
  });
  await until(() => expect(read).toBeGreaterThan(SIZE), 20_000);
  expect(rests).toBeGreaterThan(10);
});

it('a reader who never stops, but takes too long for so large an answer, is cut off', async () => {
  const readingTime = { base: 200, bytesPerSecond: 100 * SIZE };
  const { open } = await start({ connections: { ...ENOUGH, timeout: 1000, readingTime } });
  const reader = await open(request('/'));
  let [read, rests] = [0, 0];
  reader.on('data', ({ length }) => {
    read += length;
    if (read < (rests + 1) * MEGABYTE) return;
    rests += 1;
    reader.pause();
    void pause(300).then(() => reader.resume());
  });
  await once(reader, 'close');
  expect(read).toBeGreaterThan(MEGABYTE);
  expect(read).toBeLessThan(SIZE);
});

it('a client who asks again before he is answered is answered in his order', async () => {
  const { open, rendered } = await start({});
  const paths = Array.from({ length: 10 }, (_, i) => `/page-${i}`);
  const client = await open(paths.map(request).join(''));
  let text = '';
  client.setEncoding('latin1').on('data', (chunk: string) => (text += chunk));
  await until(() => expect(text.match(/\/page-\d/g)).toEqual(paths), 5_000);
  expect(rendered).toEqual(paths);
});

it('a client who asks for hundreds of pages at once is cut off', async () => {
  const { open, rendered } = await start({});
  const paths = Array.from({ length: 500 }, (_, i) => `/page-${i}`);
  await rest(await open(paths.map(request).join('')));
  expect(rendered.length).toBeLessThan(100);
});

it.each([
  ['sends nothing', ''],
  ['never ends the head of a request', 'POST /graphql HTTP/1.1\r\nhost: localhost\r\n'],
])('a client who %s is cut off', async (_what, text) => {
  const { open, connections } = await start({ connections: { ...ENOUGH, timeout: 300 } });
  void rest(await open(text));
  await until(async () => expect(await connections()).toBe(0), 10_000);
});

it('who sends a body at a crawl is cut off, whatever they ask for', async () => {
  const { open } = await start({ connections: ENOUGH, minUploadRate: { bytesPerSecond: 1000, window: 300 } });
  const query =
    'GET /graphql?query=%7B__typename%7D HTTP/1.1\r\nhost: localhost\r\napollo-require-preflight: 1';
  // Then its answer is in the cache.
  for (let i = 0; i < 3; i += 1) await once(await open(`${query}\r\n\r\n`), 'data');
  const left = await sendSlowly(open, [
    query,
    'POST /%zz HTTP/1.1\r\nhost: localhost',
    'POST /graphql HTTP/1.1\r\nhost: localhost\r\nhost: evil.test',
    'POST /graphql HTTP/1.1\r\nhost: a b',
    'POST /nothing HTTP/1.1\r\nhost: localhost',
  ]);
  await until(() => expect(left()).toEqual([]), 10_000);
});

/** Sends each of these heads, and its body byte by byte. Returns a function that tells whose connections are left open. */
async function sendSlowly(open: (text: string) => Promise<Socket>, heads: string[]) {
  const senders = await Promise.all(heads.map((head) => open(`${head}\r\ncontent-length: 100000\r\n\r\n`)));
  for (const sender of senders) sender.resume();
  const timer = setInterval(() => {
    for (const sender of senders) sender.write('x');
  }, 20);
  ends.push(() => clearInterval(timer));
  return () => heads.filter((_, i) => !senders[i]?.closed);
}

it('who sends a body to the REST API at a crawl is cut off, whatever they ask for', async () => {
  const api = await runRest({ connections: ENOUGH, minUploadRate: { bytesPerSecond: 1000, window: 300 } });
  ends.push(() => api.close());
  const left = await sendSlowly(
    (text) => openConnection(Number(new URL(api.url).port), text),
    [
      'POST /api/v1/contact-us HTTP/1.1\r\nhost: localhost\r\ncontent-type: application/json',
      'POST /api/v1/car/% HTTP/1.1\r\nhost: localhost',
      'POST /api/v1/contact-us HTTP/1.1\r\nhost: localhost\r\nhost: evil.test',
      'POST /api/v1/sell-car HTTP/1.1\r\nhost: localhost',
    ],
  );
  await until(() => expect(left()).toEqual([]), 10_000);
});

it('who sends the REST API photos for an offer has their own time, and Node cuts nobody off before', async () => {
  const api = await runRest({ connections: ENOUGH, minUploadRate: { bytesPerSecond: 1000, window: 100 } });
  ends.push(() => api.close());
  const head =
    'POST /api/v1/sell-car HTTP/1.1\r\nhost: localhost\r\ncontent-type: multipart/form-data; boundary=b';
  const body = '--b\r\ncontent-disposition: form-data; name="make"\r\n\r\nBMW\r\n--b--\r\n';
  const sender = await openConnection(
    Number(new URL(api.url).port),
    `${head}\r\ncontent-length: ${body.length}\r\nconnection: close\r\n\r\n`,
  );
  for (const byte of body.slice(0, 20)) {
    sender.write(byte);
    await pause(20);
  }
  sender.write(body.slice(20));
  expect(await rest(sender)).toMatch(/^HTTP\/1\.1 422 /);
  expect(guardedServer(() => undefined, ENOUGH).requestTimeout).toBeGreaterThan(LONGEST_UPLOAD);
});

it('the REST API refuses an address above its limit, and cuts off who never asks', async () => {
  const api = await runRest({ connections: { perAddress: 2, timeout: 300 } });
  ends.push(() => api.close());
  const port = Number(new URL(api.url).port);
  const silent = [await openConnection(port), await openConnection(port)];
  const cut = silent.map((socket) => rest(socket));
  expect(await rest(await openConnection(port, request('/healthz')))).toMatch(/^HTTP\/1\.1 429 /);
  await Promise.all(cut);
  expect((await api.get('/healthz')).status).toBe(200);
});
