import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parse } from 'graphql';
import sharp from 'sharp';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { GraphResponseCache } from '../../gateway/pipeline/GraphResponseCache.ts';
import { runOrigin } from '../origins/runOrigin.ts';
import { json } from '../origins/faultyOrigin.ts';
import { type RunningGateway, runGateway } from '../servers/runGateway.ts';
import { type RunningRest, runRest } from '../servers/runRest.ts';
import { aSite } from '../servers/aSite.ts';
import { filledForms } from '../forms/filledForms.ts';
import { formMutations } from '../forms/mutations.ts';
import { mailServer } from '../servers/mailServer.ts';
import { aCar } from '../stock/aCar.ts';

const aPixel = { width: 1, height: 1, channels: 3, background: '#0d4b52' } as const;

let origin: Awaited<ReturnType<typeof runOrigin>>;
let gateway: RunningGateway;
let pictureCache: string;
/** The ids that reached the origin, and the lines of the gateway's log. */
let [asked, log]: [unknown[], Record<string, unknown>[]] = [[], []];

beforeEach(async () => {
  [asked, log] = [[], []];
  origin = await runOrigin((request, response) => {
    asked.push(request.headers['x-request-id']);
    if (request.url?.includes('companies')) return json([])(request, response);
    if (request.url?.includes('featured'))
      return json([aCar(), { _id: 'bad', title: [] }])(request, response);
    return response.writeHead(500).end();
  });
  const stream = { write: (line: string) => void log.push(JSON.parse(line)) };
  pictureCache = await mkdtemp(join(tmpdir(), 'pictures-'));
  gateway = await runGateway({
    ...{ restUrl: origin.url, pictureCache, logger: { level: 'info', stream } },
    site: aSite(
      async (_url, execute) => ({ status: 200, html: await execute({ name: 'AllBlogs', variables: {} }) }),
      { AllBlogs: parse('query AllBlogs { blogs { id } featuredCars { id } }') },
    ),
  });
});
afterEach(async () => {
  await gateway.close();
  await origin.close();
  await rm(pictureCache, { recursive: true });
});

/** Sends `query` and returns the id that comes with the answer. */
async function idOf(query: string, headers: Record<string, string> = {}, variables: object = {}) {
  const answer = await fetch(`${gateway.url}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify({ query, variables }),
  });
  await answer.text();
  return answer.headers.get('x-request-id');
}

describe('the id of a request', () => {
  it('that a partner has given comes back to him, from the cache as well, and reaches the REST API', async () => {
    for (let i = 1; i <= 4; i += 1) {
      expect(await idOf('{ makes { id } }', { 'x-request-id': `partner-${i}` })).toBe(`partner-${i}`);
    }
    expect(asked).toEqual(['partner-1']);
  });

  it('is a new one where none was given, or one that no log should have', async () => {
    const given = ['', 'a b', 'x'.repeat(65), '{"level":60}'];
    const ids = [await idOf('{ makes { id } }')];
    for (const id of given) ids.push(await idOf('{ makes { id } }', { 'x-request-id': id }));
    expect(new Set(ids).size).toBe(5);
    for (const id of ids) expect(id).toMatch(/^[\w-]{8}-\w+$/);
  });

  it('stands in the line of the log that says what went wrong', async () => {
    await idOf('{ blogs { id } }', { 'x-request-id': 'partner-7' });
    expect(log.find(({ level }) => Number(level) >= 40)).toMatchObject({ requestId: 'partner-7' });
  });

  it.each([
    ['of a page goes with all that the page asks', '/', 2],
    ['of a picture', '/pictures/480.jpg/photos/x5.jpg', 1],
    ['of a logo', '/pictures/original/photos/bmw.svg', 1],
    ['of the sitemap', '/sitemap.xml', 2],
    ['of the feed', '/feed.xml', 1],
  ])('%s, and stands in its lines of the log', async (_of, path, calls) => {
    await fetch(gateway.url + path, { headers: { 'x-request-id': 'visitor-77' } });
    expect(asked).toEqual(Array.from({ length: calls }, () => 'visitor-77'));
    const ids = log.filter(({ level }) => Number(level) >= 40).map(({ requestId }) => requestId);
    expect([...new Set(ids)]).toEqual(['visitor-77']);
  });

  it('stands in the line of an item that cannot be read', async () => {
    await idOf('{ featuredCars { id } }', { 'x-request-id': 'partner-8' });
    expect(log).toContainEqual(expect.objectContaining({ id: 'bad', requestId: 'partner-8' }));
  });

  it('stands in the line that says that the REST API is down', async () => {
    await origin.close();
    for (let i = 1; i <= 5; i += 1)
      await idOf(`{ blog(id: "${i}") { id } }`, { 'x-request-id': `partner-${i}` });
    await expect
      .poll(() => log)
      .toContainEqual(expect.objectContaining({ circuit: 'open', requestId: 'partner-5' }));
  });

  it('stands in the line of a query that broke before it was answered, without what was entered', async () => {
    const [query, entered] = ['{ makes { id } }', 'layla@example.ae'];
    await idOf(query);
    // Queries that were checked before are answered without Fastify.
    vi.spyOn(GraphResponseCache.prototype, 'settle').mockImplementationOnce(() => {
      throw new Error(`Broken by ${entered}`);
    });
    await expect(idOf(query, { 'x-request-id': 'partner-6' })).rejects.toThrow('fetch failed');
    expect(log).toContainEqual(
      expect.objectContaining({
        ...{ level: 50, requestId: 'partner-6' },
        cause: expect.stringMatching(/^Error\n {4}at [^]+fastPath/) as string,
      }),
    );
    expect(JSON.stringify(log)).not.toContain(entered);
    expect(await idOf(query, { 'x-request-id': 'partner-7' })).toBe('partner-7');
  });

  it('goes with a form', async () => {
    const [form] = formMutations as [(typeof formMutations)[number]];
    await idOf(form.document, { 'x-request-id': 'visitor-1' }, { input: form.input });
    expect(asked).toEqual(['visitor-1']);
  });
});

it('the REST API sends the id of a request with its answer, and writes it into its log', async () => {
  const lines: string[] = [];
  const stream = { write: (line: string) => void lines.push(line) };
  const rest: RunningRest = await runRest({ logger: { level: 'info', stream } });
  await rest.store.close();
  const { headers } = await rest.get('/api/v1/blogs', { 'x-request-id': 'partner-9' });
  expect(headers.get('x-request-id')).toBe('partner-9');
  expect(lines.map((line) => JSON.parse(line))).toContainEqual(
    expect.objectContaining({ requestId: 'partner-9' }),
  );
  await rest.close().catch(() => undefined);
});

it.each([
  ['of an enquiry', '/api/v1/contact-us'],
  ['of a subscription', '/api/v1/subscribe'],
])('the id of a request stands in the line about a mail that was not delivered, %s', async (_of, path) => {
  const mails = await mailServer();
  mails.refuse(true);
  const lines: string[] = [];
  const stream = { write: (line: string) => void lines.push(line) };
  const server = { url: mails.url, from: 'hello@example.ae' };
  const rest: RunningRest = await runRest({
    logger: { level: 'info', stream },
    mail: { server, publicUrl: 'https://www.example.ae' },
  });
  const form = filledForms[path as keyof typeof filledForms];
  expect((await rest.post(path, form, { 'x-request-id': 'visitor-9' })).status).toBe(201);
  await expect
    .poll(() => lines.find((line) => line.includes('Mail not delivered')))
    .toContain('"requestId":"visitor-9"');
  await rest.close();
  await mails.close();
});

describe('every answer has the id that came with its request, or a new one, of', () => {
  let rest: RunningRest;
  let site: RunningGateway;
  let folder: string;

  beforeAll(async () => {
    rest = await runRest();
    await rest.photos.put('x5.jpg', await sharp({ create: aPixel }).jpeg().toBuffer());
    folder = await mkdtemp(join(tmpdir(), 'pictures-'));
    site = await runGateway({
      restUrl: rest.url,
      pictureCache: folder,
      formLimit: 1,
      site: aSite(async (url) => ({ status: url.endsWith('/none') ? 404 : 200, html: '<!doctype html>' })),
    });
  });
  afterAll(async () => {
    await site.close();
    await rest.close();
    await rm(folder, { recursive: true });
  });

  const json = { 'content-type': 'application/json' };
  const upload = { 'content-type': 'multipart/form-data; boundary=x' };
  const asProgram = { 'apollo-require-preflight': 'true' };
  const query = '{"query":"{ makes { id } }"}';

  it.each<[server: 'gateway' | 'REST API', path: string, status: number, init?: RequestInit]>([
    ['gateway', '/graphql', 200, { method: 'POST', headers: json, body: query }],
    ['gateway', '/graphql?query=%7Bmakes%7Bid%7D%7D', 200, { headers: asProgram }],
    ['gateway', '/graphql', 400, { method: 'POST', headers: json, body: '{' }],
    ['gateway', '/graphql', 400, { method: 'POST', headers: json, body: '{"query":"{ none }"}' }],
    ['gateway', '/graphql', 400, { method: 'POST', headers: upload, body: 'x' }],
    ['gateway', '/graphql', 405, { method: 'DELETE' }],
    ['gateway', '/graphql', 413, { method: 'POST', headers: json, body: ' '.repeat(2_000_000) }],
    ['gateway', '/graphql', 415, { method: 'POST', headers: { 'content-type': 'text/csv' }, body: 'x' }],
    ['gateway', '/graphql', 204, { method: 'OPTIONS' }],
    ['gateway', '/graphql', 302, { headers: { accept: 'text/html' }, redirect: 'manual' }],
    ['gateway', '/pictures/480.jpg/photos/x5.jpg', 200],
    ['gateway', '/pictures/480.jpg/photos/none.jpg', 404],
    ['gateway', '/pictures/481.jpg/photos/x5.jpg', 404],
    ['gateway', '/export/cars.jsonl', 200],
    ['gateway', '/export/cars.csv', 200],
    ['gateway', '/', 200],
    ['gateway', '/none', 404],
    ['gateway', '/', 404, { method: 'DELETE' }],
    ['gateway', '/graphiql', 200],
    ['gateway', '/sitemap.xml', 200],
    ['gateway', '/sitemap-9.xml', 404],
    ['gateway', '/robots.txt', 200],
    ['gateway', '/feed.xml', 200],
    ['gateway', '/manifest.webmanifest', 200],
    ['gateway', '/icons/none.png', 404],
    ['gateway', '/healthz', 200],
    ['gateway', '/readyz', 200],
    ['gateway', '/%ZZ', 400],
    ['REST API', '/api/v1/cars/filter', 200],
    ['REST API', '/api/v1/cars/filter', 416, { headers: { range: 'items=9-9' } }],
    ['REST API', '/api/v1/cars/filter?mileage=x', 400],
    ['REST API', '/api/v1/cars/changes?after=x', 400],
    ['REST API', '/api/v1/car/none', 404],
    ['REST API', '/api/v1/openapi.json', 200],
    ['REST API', '/api/v1/contact-us', 422, { method: 'POST', headers: json, body: '{}' }],
    [
      'REST API',
      '/api/v1/contact-us',
      415,
      { method: 'POST', headers: { 'content-type': 'text/csv' }, body: 'x' },
    ],
    ['REST API', '/api/auth/admin', 401],
    ['REST API', '/photos/x5.jpg', 200],
    ['REST API', '/photos/none.jpg', 404],
    ['REST API', '/healthz', 200],
    ['REST API', '/nothing', 404],
    ['REST API', '/api/v1/cars/filter', 404, { method: 'DELETE' }],
    ['REST API', '/%ZZ', 400],
    ['REST API', `/api/v1/car/${'x'.repeat(101)}`, 414],
  ])('the %s at %s, %i', async (server, path, status, init = {}) => {
    const url = server === 'gateway' ? site.url : rest.url;
    const ids = [];
    for (const given of [{ 'x-request-id': 'partner-1' }, {}] as Record<string, string>[]) {
      const answer = await fetch(url + path, {
        ...init,
        headers: { ...(init.headers as Record<string, string>), ...given },
      });
      await answer.arrayBuffer();
      expect(answer.status).toBe(status);
      ids.push(answer.headers.get('x-request-id'));
    }
    expect(ids).toEqual(['partner-1', expect.stringMatching(/^[\w-]{8}-\w+$/)]);
  });

  it('the gateway to a form that comes too often', async () => {
    const [form] = formMutations as [(typeof formMutations)[number]];
    const body = JSON.stringify({ query: form.document, variables: { input: form.input } });
    for (let i = 0; i < 2; i += 1) {
      const answer = await fetch(`${site.url}/graphql`, {
        method: 'POST',
        headers: { ...json, 'x-request-id': `visitor-${i}` },
        body,
      });
      await answer.text();
      expect(answer.headers.get('x-request-id')).toBe(`visitor-${i}`);
    }
    const late = await fetch(`${site.url}/graphql`, {
      method: 'POST',
      headers: { ...upload, ...asProgram, 'x-request-id': 'visitor-3' },
      body: 'x',
    });
    expect([late.status, late.headers.get('x-request-id')]).toEqual([429, 'visitor-3']);
  });
});
