import { createHash } from 'node:crypto';
import type { ServerResponse } from 'node:http';
import { createConnection } from 'node:net';
import { once } from 'node:events';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { aCar, aCompany } from '../stock/aCar.ts';
import { faults, faultyOrigin, type FaultyOrigin, json } from '../origins/faultyOrigin.ts';
import { formMutations } from '../forms/mutations.ts';
import { runGateway, type RunningGateway } from '../servers/runGateway.ts';
import { until } from '../until.ts';

const COMPANIES = '/api/v1/companies';
const QUERY = '{ makes { name } }';
const IN_ADDRESS = `/graphql?query=${encodeURIComponent(QUERY)}`;
const ASKED_BY_A_PROGRAM = { 'apollo-require-preflight': 'true' };
const HIT = 'gateway; hit';

let origin: FaultyOrigin;
let gateway: RunningGateway;

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['Date', 'performance'] });
  origin = await faultyOrigin();
  origin.on(COMPANIES, json(makes('old')));
  gateway = await runGateway({ restUrl: origin.url, timeout: 1_000 });
});
afterEach(async () => {
  vi.useRealTimers();
  await gateway.close();
  await origin.close();
});

const makes = (name: string, count = 1) => Array.from({ length: count }, () => aCompany({ brandName: name }));
const later = (seconds: number) => vi.advanceTimersByTime(seconds * 1000);

/** Sends a request and returns the answer; `seen` is the name of the first make, or the code of the error. */
async function ask(path: string, init: RequestInit) {
  const response = await fetch(`${gateway.url}${path}`, init);
  const text = await response.text();
  const { data, errors } = text ? JSON.parse(text) : {};
  const header = (name: string) => response.headers.get(name);
  return {
    status: response.status,
    seen: data?.makes?.[0].name ?? errors?.[0].extensions.code,
    cache: header('cache-status'),
    etag: header('etag'),
    control: header('cache-control'),
    encoding: header('content-encoding'),
    length: Number(header('content-length')),
    text,
    header,
  };
}
const post = (query = QUERY, headers: Record<string, string> = {}, variables = {}) =>
  ask('/graphql', {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify({ query, variables }),
  });
const get = (headers: Record<string, string> = ASKED_BY_A_PROGRAM) => ask(IN_ADDRESS, { headers });
const times = async <T>(count: number, send: () => Promise<T>): Promise<T[]> => {
  const answers = [];
  for (let i = 0; i < count; i += 1) answers.push(await send());
  return answers;
};
const cacheOf = (answers: { cache: string | null }[]) => answers.map(({ cache }) => cache);

describe('an answer to a public query', () => {
  it('is cached when it is asked for the second time, and then says that it comes from the cache', async () => {
    const answers = await times(4, () => post());
    expect(cacheOf(answers)).toEqual(['gateway; fwd=miss', 'gateway; fwd=miss', HIT, HIT]);
    expect(new Set(answers.map(({ text }) => text)).size).toBe(1);
    expect(answers[2]).toMatchObject({ status: 200, control: 'no-cache', seen: 'old' });
    expect(answers[2]?.header('content-type')).toBe('application/json; charset=utf-8');
    expect(answers[2]?.header('x-content-type-options')).toBe('nosniff');
  });

  it('is cached also when it is asked for in an address', async () => {
    expect(cacheOf(await times(3, () => get()))).toEqual(['gateway; fwd=miss', 'gateway; fwd=miss', HIT]);
  });

  it.each([
    ['another query', () => post('{ makes { id name } }')],
    ['another variable', () => post(QUERY, {}, { x: 1 })],
    ['another type of answer', () => post(QUERY, { accept: 'application/graphql-response+json' })],
  ])('is no answer to %s', async (_what, other) => {
    await times(3, () => post());
    expect((await other()).cache).toBe('gateway; fwd=miss');
  });

  it('is compressed as the client takes it, and better when it is sent again', async () => {
    origin.on(COMPANIES, json(makes('a make with a name that is long enough', 100)));
    const [first, second, third] = await times(3, () => post(QUERY, { 'accept-encoding': 'br' }));
    expect([first?.encoding, second?.encoding, third?.encoding]).toEqual(['br', 'br', 'br']);
    const plain = await post(QUERY, { 'accept-encoding': 'identity' });
    expect([plain.encoding, plain.cache]).toEqual([null, HIT]);
    await post(QUERY, { 'accept-encoding': 'gzip' });
    const zipped = await post(QUERY, { 'accept-encoding': 'gzip;q=1, br;q=0' });
    expect([zipped.encoding, zipped.cache]).toEqual(['gzip', HIT]);
    const again = await post(QUERY, { 'accept-encoding': 'br' });
    expect(again.length).toBeLessThan(first?.length ?? 0);
    for (const { text, header } of [third, plain, zipped, again].map((answer) => answer as typeof plain)) {
      expect(text).toBe(first?.text);
      expect(header('vary')).toBe('accept, accept-encoding');
    }
  });

  it('is found also where the body of the request comes in pieces', async () => {
    await times(3, () => post());
    const { hostname, port } = new URL(gateway.url);
    const body = JSON.stringify({ query: QUERY, variables: {} });
    const socket = createConnection({ host: hostname, port: Number(port) });
    socket.write(
      `POST /graphql HTTP/1.1\r\nhost: x\r\naccept: */*\r\ncontent-type: application/json\r\ncontent-length: ${body.length}\r\n\r\n`,
    );
    socket.write(body.slice(0, 5));
    await new Promise(setImmediate);
    socket.write(body.slice(5));
    const [answer] = (await once(socket, 'data')) as [Buffer];
    socket.destroy();
    expect(answer.toString()).toMatch(/^HTTP\/1\.1 200[^]*cache-status: gateway; hit[^]*"old"/i);
  });

  it('is given to several requests of one connection in their order', async () => {
    const { hostname, port } = new URL(gateway.url);
    await times(2, () => post());
    const message = (query: string) => {
      const body = JSON.stringify({ query, variables: {} });
      return `POST /graphql HTTP/1.1\r\nhost: x\r\naccept: */*\r\ncontent-type: application/json\r\ncontent-length: ${body.length}\r\n\r\n${body}`;
    };
    const socket = createConnection({ host: hostname, port: Number(port) });
    socket.write(message('{ a: makes { name } }') + message(QUERY) + message('{ b: makes { name } }'));
    let text = '';
    for await (const chunk of socket) {
      text += String(chunk);
      if (text.includes('"b"')) break;
    }
    expect([...text.matchAll(/\{"data":\{"(\w+)"/g)].map(([, name]) => name)).toEqual(['a', 'makes', 'b']);
  });

  it('is not sent again to a client that has it', async () => {
    for (const send of [post.bind(undefined, QUERY), get]) {
      const answers = await times(3, () => send(ASKED_BY_A_PROGRAM));
      const { etag } = answers[2] as { etag: string };
      expect(etag).toMatch(/^W\/"[\w-]+"$/);
      const known = await send({ ...ASKED_BY_A_PROGRAM, 'if-none-match': `"other", ${etag}` });
      expect([known.status, known.text, known.etag]).toEqual([304, '', etag]);
      const other = await send({ ...ASKED_BY_A_PROGRAM, 'if-none-match': '"other"' });
      expect([other.status, other.seen]).toEqual([200, 'old']);
    }
  });

  it('tells browsers to use https alone where the site has it, wherever it comes from', async () => {
    await gateway.close();
    gateway = await runGateway({ restUrl: origin.url, siteUrl: 'https://www.example.ae' });
    const answers = await times(4, () => post());
    answers.push(await post(QUERY, { 'if-none-match': answers[3]?.etag ?? '' }), await post('{ nothing }'));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 304, 400]);
    expect(answers[3]?.cache).toBe(HIT);
    for (const { header } of answers) {
      expect(header('strict-transport-security')).toBe('max-age=31536000');
      expect(header('x-content-type-options')).toBe('nosniff');
    }
  });

  it('that was never asked for before is known by its tag as well', async () => {
    const { etag } = await get();
    const fresh = await runGateway({ restUrl: origin.url });
    const { status } = await fetch(`${fresh.url}${IN_ADDRESS}`, {
      headers: { ...ASKED_BY_A_PROGRAM, 'if-none-match': etag ?? '' },
    });
    await fresh.close();
    expect(status).toBe(304);
  });

  it('that is asked for by its hash is not sent again either, and an unknown hash is never cached', async () => {
    const extensions = {
      persistedQuery: { version: 1, sha256Hash: createHash('sha256').update(QUERY).digest('hex') },
    };
    const byHash = `/graphql?extensions=${encodeURIComponent(JSON.stringify(extensions))}`;
    const known = (headers: Record<string, string> = {}) =>
      ask(byHash, { headers: { ...ASKED_BY_A_PROGRAM, ...headers } });
    for (const answer of await times(3, known)) {
      expect(answer).toMatchObject({ seen: 'PERSISTED_QUERY_NOT_FOUND', control: 'no-store', etag: null });
    }
    await ask(`${byHash}&query=${encodeURIComponent(QUERY)}`, { headers: ASKED_BY_A_PROGRAM });
    const [first] = await times(3, known);
    expect(first).toMatchObject({ seen: 'old', control: 'no-cache' });
    const again = await known({ 'if-none-match': first?.etag ?? '' });
    expect([again.status, again.text]).toEqual([304, '']);
    origin.on(COMPANIES, json(makes('new')));
    later(35);
    await until(async () => expect((await known({ 'if-none-match': first?.etag ?? '' })).seen).toBe('new'));
  });

  it('is fresh for as long as all that it shows', async () => {
    origin.on(COMPANIES, json(makes('old'), { 'cache-control': 'max-age=30' }));
    origin.on('/api/v1/cars/featured', json([aCar()], { 'cache-control': 'max-age=10' }));
    const both = () => post('{ makes { name } featuredCars { id } }');
    await times(3, both);
    origin.on(COMPANIES, json(makes('new')));
    origin.on('/api/v1/cars/featured', json([]));
    later(9);
    expect(await both()).toMatchObject({ cache: HIT, seen: 'old' });
    later(2);
    expect(await both()).toMatchObject({ cache: 'gateway; hit; ttl=-1', seen: 'old' });
    await until(async () => expect((await both()).text).toContain('"featuredCars":[]'));
  });

  it('is served once more when it is stale, says so, and is renewed behind', async () => {
    await times(3, () => post());
    origin.on(COMPANIES, json(makes('new')));
    later(35);
    expect(await post()).toMatchObject({ seen: 'old', cache: 'gateway; hit; ttl=-30' });
    await until(async () => expect(await post()).toMatchObject({ seen: 'new', cache: HIT }));
  });

  it('keeps its compressions when it is renewed and has not changed', async () => {
    origin.on(COMPANIES, json(makes('a make with a name that is long enough', 100)));
    const [first, , good] = await times(3, () => post(QUERY, { 'accept-encoding': 'br' }));
    expect(good?.length).toBeLessThan(first?.length ?? 0);
    later(35);
    await post(QUERY, { 'accept-encoding': 'br' });
    await until(async () => {
      const renewed = await post(QUERY, { 'accept-encoding': 'br' });
      expect([renewed.cache, renewed.length <= (good?.length ?? 0)]).toEqual([HIT, true]);
    });
  });

  it('is served for hours, marked as stale, while the origin cannot be reached', async () => {
    await times(3, () => post());
    await post('{ makes { id name } }');
    origin.on(COMPANIES, faults.hangUp());
    for (const [seconds, ttl] of [
      [30, -25],
      [3600, -3625],
    ] as const) {
      later(seconds);
      const marked = { seen: 'old', status: 200, cache: `gateway; hit; ttl=${ttl}` };
      expect(await post()).toMatchObject(marked);
      // Another query has already cached what this one shows.
      expect(await post(`{ makes { name } again: makes { id } }`)).toMatchObject(marked);
    }
  });

  it.each([404, 410])('is dropped when the origin has no more what it shows: %i', async (status) => {
    await times(3, () => post());
    origin.on(COMPANIES, faults.status(status));
    later(120);
    expect((await post()).seen).toBe(status === 404 ? 'NOT_FOUND' : 'GONE');
    expect((await post()).seen).toBe(status === 404 ? 'NOT_FOUND' : 'GONE');
  });
});

describe('never from the cache comes', () => {
  it.each(formMutations)('what $name has stored: each request reaches the origin', async (mutation) => {
    const asked: unknown[] = [];
    origin.on(mutation.path, (request, response) => {
      asked.push(request.method);
      response.writeHead(201, { 'content-type': 'application/json' }).end('{"message":"Thank you"}');
    });
    const answers = await times(4, () => post(mutation.document, {}, { input: mutation.input }));
    expect(asked).toHaveLength(4);
    expect(answers.map(({ cache, control }) => [cache, control])).toEqual(Array(4).fill([null, 'no-store']));
  });

  it('what a mutation says that is refused before it is sent', async () => {
    const [{ document, input }] = formMutations as [(typeof formMutations)[number]];
    const refused = { ...input, idempotencyKey: 'with blanks' };
    const answers = await times(3, () => post(document, {}, { input: refused }));
    expect(answers.map(({ cache, control }) => [cache, control])).toEqual(Array(3).fill([null, 'no-store']));
  });

  it('who is logged in', async () => {
    const query = '{ me { name } makes { name } }';
    origin.on('/api/auth/admin', json({ admin: { id: '1', name: 'Aisha' } }));
    const signedIn = { authorization: 'Bearer token' };
    await times(3, () => post(query, signedIn));
    expect((await post(query)).text).toContain('"me":null');
    expect((await post(query, signedIn)).text).toContain('Aisha');
    expect((await post(query, signedIn)).control).toBe('no-store');
  });

  it('what a client with credentials asks for', async () => {
    await times(3, () => post());
    expect(cacheOf(await times(3, () => post(QUERY, { authorization: 'Bearer token' })))).toEqual(
      Array(3).fill('gateway; fwd=miss'),
    );
  });

  it.each(['no-store', 'no-cache'])('what a client asks for with Cache-Control: %s', async (control) => {
    await times(3, () => post());
    expect((await post(QUERY, { 'cache-control': control })).cache).toBe('gateway; fwd=miss');
  });

  it('what the origin forbids to keep', async () => {
    origin.on(COMPANIES, json(makes('old'), { 'cache-control': 'no-store' }));
    const answers = await times(3, () => post());
    expect(answers.map(({ cache, control }) => [cache, control])).toEqual(Array(3).fill([null, 'no-store']));
    expect(origin.requests).toHaveLength(3);
  });

  it('an answer with an error', async () => {
    const query = '{ makes { name } car(id: "none") { id } }';
    const answers = await times(3, () => post(query));
    expect(answers.map(({ control }) => control)).toEqual(Array(3).fill('no-store'));
    origin.on('/api/v1/car/none', json(aCar({ _id: 'none' })));
    expect((await post(query)).text).toContain('"car":{"id":"none"}');
  });

  it("what another site's page asks for", async () => {
    await times(3, () => get());
    expect((await get({})).status).toBe(400);
    expect((await get({ ...ASKED_BY_A_PROGRAM, 'content-type': 'text/plain' })).status).toBe(415);
    await times(3, () => post());
    expect((await post(QUERY, { 'content-type': 'text/plain' })).status).toBe(400);
  });

  it('an answer to a request of more than 16 kB', async () => {
    const query = `${QUERY} #${'x'.repeat(16 * 1024)}`;
    expect(cacheOf(await times(3, () => post(query)))).toEqual(Array(3).fill('gateway; fwd=miss'));
  });

  it('anything for a request with two hosts, or with one that no host can have', async () => {
    for (const send of [() => post(), () => get()]) {
      expect((await times(3, send)).map(({ cache }) => cache)).toContain(HIT);
    }
    const { hostname, port } = new URL(gateway.url);
    const body = JSON.stringify({ query: QUERY, variables: {} });
    for (const hosts of ['host: x\r\nHOST: y', 'host: a"b']) {
      for (const [line, sent] of [
        ['POST /graphql', body],
        [`GET ${IN_ADDRESS}`, ''],
      ] as const) {
        const socket = createConnection({ host: hostname, port: Number(port) });
        socket.write(
          `${line} HTTP/1.1\r\n${hosts}\r\naccept: */*\r\ncontent-type: application/json\r\ncontent-length: ${sent.length}\r\n\r\n${sent}`,
        );
        const [answer] = (await once(socket, 'data')) as [Buffer];
        socket.destroy();
        expect(answer.toString()).toMatch(/^HTTP\/1\.1 400 [^]*The header Host must occur exactly once/);
      }
    }
  });

  it('anything for a request that comes while the gateway stops', async () => {
    await times(3, () => post());
    const { hostname, port } = new URL(gateway.url);
    const body = JSON.stringify({ query: QUERY, variables: {} });
    const head = `POST /graphql HTTP/1.1\r\nhost: x\r\naccept: */*\r\ncontent-type: application/json\r\ncontent-length: ${body.length}\r\n\r\n`;
    const socket = createConnection({ host: hostname, port: Number(port) });
    // The head arrives before the gateway stops, the body after it.
    socket.write(head);
    await new Promise(setImmediate);
    await until(async () => expect((await post()).cache).toBe(HIT));
    const closed = gateway.close();
    socket.write(body);
    const [answer] = (await once(socket, 'data')) as [Buffer];
    expect(answer.toString()).toMatch(/connection: close/i);
    await closed;
  });
});

it('a query that is running when the gateway stops keeps the connection for nobody', async () => {
  const different = (words: string) => post('query ($id: ID!) { car(id: $id) { title } }', {}, { id: words });
  const answered = (_: unknown, response: ServerResponse) => response.end(JSON.stringify(aCar()));
  for (const id of ['a', 'b', 'c']) origin.on(`/api/v1/car/${id}`, answered);
  await different('a');
  await different('b');
  const asked = new Promise<ServerResponse>((resolve) =>
    origin.on('/api/v1/car/c', (_, response) => resolve(response)),
  );
  const running = different('c');
  const response = await asked;
  const closed = gateway.close();
  answered(undefined, response);
  expect((await running).header('connection')).toBe('close');
  await closed;
});
