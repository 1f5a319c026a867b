import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { brotliDecompressSync, gunzipSync, gzipSync } from 'node:zlib';
import { request } from 'undici';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { blogStore } from '../../rest/blogs/blogStore.ts';
import { brandStore } from '../../rest/brands/brandStore.ts';
import { carStore } from '../../rest/cars/carStore.ts';
import { aBlog, aCar, aCompany, aLogo, aVehicleType } from '../stock/aCar.ts';
import { runRest, type RunningRest } from '../servers/runRest.ts';
import { addStaff, tokenSecret } from '../servers/staff.ts';
import { tempStore } from '../servers/tempStore.ts';

let rest: RunningRest;

beforeAll(async () => {
  rest = await runRest({ admin: { tokenSecret } });
  for (const _id of ['a', 'b', 'c', 'd', 'e']) await carStore(rest.store).save(aCar({ _id }));
  await blogStore(rest.store).add(aBlog({ _id: 'blog' }));
  await brandStore(rest.store).addCompany(aCompany());
  await brandStore(rest.store).addVehicleType(aVehicleType());
  await brandStore(rest.store).addLogo(aLogo());
});
afterAll(() => rest.close());

describe('a cache', () => {
  it.each([
    'cars/featured',
    'cars/test-drive',
    'cars/filter',
    'cars/filter?title=x5&sort=price',
    'cars/facets',
    'car/a',
    'companies',
    'fetch-vehicle-types',
    'fetch-logos',
    'blogs',
    'blogs/blog',
    'blogs/latest',
    'openapi.json',
  ])('keeps %s for a while and is told in one line that nothing changed', async (path) => {
    const first = await rest.get(`/api/v1/${path}`);
    expect(first.status).toBe(200);
    expect(first.headers.get('cache-control')).toBe('public, max-age=10, stale-while-revalidate=60');
    expect(first.headers.get('vary')).toBe('range, prefer, accept-encoding');
    const etag = first.headers.get('etag') ?? '';
    expect(etag).toMatch(/^W\/"[^"]+"$/);
    const second = await rest.get(`/api/v1/${path}`, { 'if-none-match': etag });
    expect([second.status, second.text]).toEqual([304, '']);
    expect(second.headers.get('cache-control')).toContain('max-age=10');
    expect((await rest.get(`/api/v1/${path}`, { 'if-none-match': '"another"' })).text).toBe(first.text);
  });

  it.each([
    ['one of several answers that it has', (etag: string) => `"old", ${etag}, W/"older"`],
    ['a tag that it has stored as a strong one', (etag: string) => etag.replace('W/', '')],
    ['any answer', () => '*'],
  ])('is told that nothing changed by %s', async (_, condition) => {
    const path = '/api/v1/cars/filter';
    const { etag } = (await request(rest.url + path)).headers;
    const headers = { 'if-none-match': condition(String(etag)) };
    for (const method of ['GET', 'HEAD'] as const) {
      const { statusCode, body, headers: known } = await request(rest.url + path, { method, headers });
      expect([method, statusCode, known.etag, await body.text()]).toEqual([method, 304, etag, '']);
    }
    // A refusal, or the answer to a write, is not the content that `if-none-match` names.
    expect((await rest.get('/api/v1/car/nothing', headers)).status).toBe(404);
    expect((await rest.post('/api/v1/subscribe', { email: 'layla@example.ae' }, headers)).status).toBe(201);
  });

  it('gets the new car when the car has changed', async () => {
    const before = await rest.get('/api/v1/car/e');
    await carStore(rest.store).save({ ...before.body, saleStatus: 'sold' });
    const after = await rest.get('/api/v1/car/e', { 'if-none-match': before.headers.get('etag') ?? '' });
    expect([after.status, after.body.saleStatus]).toEqual([200, 'sold']);
  });

  it('does not keep refusals', async () => {
    for (const path of ['car/nothing', 'cars/filter?mileage=x', 'nothing']) {
      expect((await rest.get(`/api/v1/${path}`)).headers.get('cache-control')).toBe('no-store');
    }
  });
});

describe('a reader of a long list', () => {
  const part = async (range: string, query = '') => {
    const { status, headers, body } = await rest.get(`/api/v1/cars/filter${query}`, { range });
    const ids = body.cars?.map(({ _id }: { _id: string }) => _id).join(' ');
    return [status, headers.get('content-range'), ids ?? body.message];
  };

  it('gets the part that it asks for, and where in the list it stands', async () => {
    expect(await part('items=0-1')).toEqual([206, 'items 0-1/5', 'e d']);
    expect(await part('items=2-2')).toEqual([206, 'items 2-2/5', 'c']);
    expect(await part('items=3-')).toEqual([206, 'items 3-4/5', 'b a']);
    expect(await part('items=4-999999999')).toEqual([206, 'items 4-4/5', 'a']);
    expect(await part('items=1-2', '?sort=-newest&ids=a,b,d')).toEqual([206, 'items 1-2/3', 'b d']);
  });

  it('gets the whole list without the header, or for a unit that is no list', async () => {
    expect(await part('bytes=0-1')).toEqual([200, null, 'e d c b a']);
  });

  it('is told how long the list is when the part starts behind its end', async () => {
    const message = 'The list has 5 items; there is none at position 5.';
    expect(await part('items=5-9')).toEqual([416, 'items */5', message]);
    expect((await part('items=0-23', '?title=nothing'))[1]).toBe('items */0');
  });

  it('is told what a range looks like', async () => {
    const message =
      'The header Range must have the form items=0-23, with the first number not above the second.';
    for (const range of ['items=', 'items=-5', 'items=3-1', 'items=a-b', 'items=0-1,3-4', 'items=1.5-2']) {
      expect([range, ...(await part(range))]).toEqual([range, 400, null, message]);
    }
  });

  it('is told that a part has not changed either', async () => {
    const range = { range: 'items=0-1' };
    const first = await rest.get('/api/v1/cars/filter', range);
    const etag = first.headers.get('etag') ?? '';
    expect((await rest.get('/api/v1/cars/filter', { ...range, 'if-none-match': etag })).status).toBe(304);
    expect((await rest.get('/api/v1/cars/filter', { 'if-none-match': etag })).status).toBe(200);
  });

  it('is told that the list has got longer behind a part that has not changed', async () => {
    const range = { range: 'items=0-1' };
    const first = await rest.get('/api/v1/cars/filter', range);
    await carStore(rest.store).save(aCar({ _id: 'earlier', createdAt: '2020-01-01T00:00:00.000Z' }));
    const known = { ...range, 'if-none-match': first.headers.get('etag') ?? '' };
    const { status, headers, text: body } = await rest.get('/api/v1/cars/filter', known);
    await carStore(rest.store).withdrawAll(['earlier']);
    expect([status, headers.get('content-range'), body]).toEqual([206, 'items 0-1/6', first.text]);
  });
});

describe('a program that reads compressed answers', () => {
  const asked = async (path: string, headers: Record<string, string> = {}) => {
    const response = await request(rest.url + path, { headers });
    const bytes = Buffer.from(await response.body.arrayBuffer());
    return { status: response.statusCode, headers: response.headers, bytes };
  };

  it.each([
    ['a list', '/api/v1/cars/filter', {}, 200],
    ['a part of it', '/api/v1/cars/filter', { range: 'items=0-3' }, 206],
    ['a part of a walk', '/api/v1/cars/filter', { range: 'items=0-3', prefer: 'cursors' }, 206],
    ['the description', '/api/v1/openapi.json', {}, 200],
  ])('gets %s so, and the same', async (_what, path, headers, status) => {
    const plain = await asked(path, headers);
    expect(plain.headers).not.toHaveProperty('content-encoding');
    for (const [encoding, read] of [
      ['br', brotliDecompressSync],
      ['gzip', gunzipSync],
    ] as const) {
      const answer = await asked(path, { ...headers, 'accept-encoding': encoding });
      expect([answer.status, answer.headers['content-encoding']]).toEqual([status, encoding]);
      expect(answer.headers.vary).toBe('range, prefer, accept-encoding');
      expect(answer.bytes.length).toBeLessThan(plain.bytes.length / 2);
      expect(read(answer.bytes).toString()).toBe(plain.bytes.toString());
      const known = { ...headers, 'accept-encoding': encoding, 'if-none-match': String(answer.headers.etag) };
      expect((await asked(path, known)).status).toBe(304);
    }
  });

  it('gets a long list so while it is read', async () => {
    const own = await runRest();
    const cars = Array.from({ length: 2_001 }, (_, i) => aCar({ _id: `car-${i}` }));
    await carStore(own.store).saveAll(cars);
    const response = await request(`${own.url}/api/v1/cars/filter`, { headers: { 'accept-encoding': 'br' } });
    expect(response.headers['content-encoding']).toBe('br');
    const bytes = brotliDecompressSync(Buffer.from(await response.body.arrayBuffer()));
    expect(JSON.parse(bytes.toString()).cars).toHaveLength(2_001);
    await own.close();
  });

  it('gets what is below 1 kB, and pictures, as they are', async () => {
    await rest.photos.put('x5.jpg', Buffer.alloc(4_000, 1));
    for (const path of ['/healthz', '/photos/x5.jpg', '/nothing']) {
      expect((await asked(path, { 'accept-encoding': 'br' })).headers).not.toHaveProperty('content-encoding');
    }
  });

  it('cannot send a form in a body that swells', async () => {
    const body = gzipSync(JSON.stringify({ message: 'x'.repeat(500_000) }));
    const response = await request(`${rest.url}/api/v1/contact-us`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'content-encoding': 'gzip' },
      body,
    });
    expect(response.statusCode).toBe(400);
    await response.body.dump();
  });
});

describe('a developer', () => {
  it('reads every route of the specification in the OpenAPI document, with its shapes', async () => {
    const { body } = await rest.get('/api/v1/openapi.json');
    expect(body.openapi).toMatch(/^3\./);
    const operations = Object.values<Record<string, { summary?: string }>>(body.paths).flatMap(Object.values);
    for (const path of [
      'cars/featured',
      'cars/test-drive',
      'car/{id}',
      'cars/filter',
      'cars/facets',
      'companies',
    ]) {
      expect(Object.keys(body.paths)).toContain(`/api/v1/${path}`);
    }
    for (const path of ['fetch-logos', 'fetch-vehicle-types', 'blogs', 'blogs/{id}', 'blogs/latest']) {
      expect(Object.keys(body.paths)).toContain(`/api/v1/${path}`);
    }
    for (const path of ['test-drive', 'buy-car', 'finance-eligibility', 'contact-us', 'subscribe']) {
      expect(body.paths[`/api/v1/${path}`].post.requestBody.content).toHaveProperty('application/json');
    }
    expect(Object.keys(body.paths['/api/v1/unsubscribe/{id}']).sort()).toEqual(['get', 'post']);
    expect(operations.filter(({ summary }) => !summary)).toEqual([]);
    expect(body.components.schemas.Car.properties).toHaveProperty('manufacturerId');
    for (const [, ref] of JSON.stringify(body).matchAll(/"\$ref":"#\/components\/schemas\/([^"]+)"/g)) {
      expect(Object.keys(body.components.schemas)).toContain(ref);
    }
  });

  it('is refused a parameter that a route does not have, by every route that reads', async () => {
    const { body } = await rest.get('/api/v1/openapi.json');
    const described = Object.keys(body.paths).filter((path) => body.paths[path].get);
    const hidden = [
      '/api/v1/partner',
      '/api/v1/partner/usage',
      '/api/v1/partner/leads',
      '/api/v1/openapi.json',
    ];
    expect(described.length).toBeGreaterThan(10);
    const owner = await addStaff(rest.store, 'Huda', 'OWNER');
    for (const path of [...described, ...hidden].filter((one) => one.startsWith('/api/'))) {
      const address = path.replace(/\{\w+\}/g, 'x');
      const required = {
        '/api/v1/partner/usage': 'since=2026-11-20&',
        '/api/v1/partner/leads': 'limit=1&',
        '/api/admin/v1/inbox/changes': 'since=2026-11-20T08:00:00Z&',
        '/api/admin/v1/imports/{id}/rows': 'kind=added&',
        '/api/admin/v1/persons': 'contact=layla%40example.ae&',
      };
      const answer = await rest.get(
        `${address}?${new Map(Object.entries(required)).get(path) ?? ''}colour=red`,
        path.startsWith('/api/admin/') ? owner.headers : {},
      );
      expect([path, answer.status, answer.body.message]).toEqual([
        path,
        400,
        expect.stringMatching(
          /^Unknown parameter colour\. (Known parameters: .+|This endpoint has no parameters)\.$/,
        ),
      ]);
    }
    expect((await rest.get('/api/v1/blogs?limit=5')).body.message).toContain('has no parameters');
    for (const wire of [
      'cars/featured?featured=yes',
      'cars/test-drive?testDrive=true',
      'blogs/latest?limit=5',
    ]) {
      expect((await rest.get(`/api/v1/${wire}`)).status).toBe(200);
    }
  });

  it('is told that an address does not exist', async () => {
    const { status, body } = await rest.get('/api/v2/cars?token=secret');
    expect([status, body]).toEqual([404, { message: 'Nothing exists at GET /api/v2/cars.' }]);
    expect((await fetch(`${rest.url}/api/v1/cars/filter`, { method: 'POST' })).status).toBe(404);
  });
});

describe('a visitor of an API whose store fails', () => {
  const secret = 'ENOENT: no such file, open /srv/data/store/lock.mdb';
  const fail = () => Promise.reject(new Error(secret));
  let own: Awaited<ReturnType<typeof tempStore>>;
  let failing: RunningRest;

  beforeAll(async () => {
    own = await tempStore();
    await carStore(own.store).save(aCar({ _id: 'a' }));
    failing = await runRest({ store: { ...own.store, ping: fail } });
    // The store was read when the API started, and fails from now on.
    for (const name of ['cars', 'blogs']) {
      Object.assign(own.store.collection(name), { find: () => ({ toArray: fail }), findOne: fail });
    }
  });
  afterAll(async () => {
    await failing.close();
    await own.close();
  });

  it.each(['/api/v1/cars/filter', '/api/v1/car/a', '/api/v1/blogs'])(
    'gets a sentence from %s, never a stack, a path or a query',
    async (path) => {
      const { status, body, headers } = await failing.get(path);
      expect([status, body]).toEqual([500, { message: 'Something went wrong on our side. Try again.' }]);
      expect(headers.get('cache-control')).toBe('no-store');
    },
  );
});

it.each([
  ['a lone %', '/api/v1/car/%', 400],
  ['signs that are no escape', '/api/v1/car/%ZZ', 400],
  ['an endless id', `/api/v1/car/${'x'.repeat(5000)}`, 414],
])('a visitor whose address has %s gets a sentence', async (_fault, path, expected) => {
  const { status, body } = await rest.get(path);
  expect([status, body]).toEqual([expected, { message: 'The URL is invalid.' }]);
});

describe('a browser is told not to guess the type', () => {
  it.each([
    ['a list', '/api/v1/cars/filter', 200],
    ['its state', '/healthz', 200],
    ['nothing', '/nothing', 404],
    ['a refusal', '/api/auth/admin', 401],
    ['a picture that is gone', '/photos/gone.jpg', 404],
    ['an address that cannot be read', '/api/v1/car/%', 400],
  ])('of %s', async (_what, path, expected) => {
    const { status, headers } = await rest.get(path);
    expect([status, headers.get('x-content-type-options')]).toEqual([expected, 'nosniff']);
  });

  it('of a copy that is still good', async () => {
    const etag = (await rest.get('/api/v1/blogs')).headers.get('etag') ?? '';
    const { status, headers } = await rest.get('/api/v1/blogs', { 'if-none-match': etag });
    expect([status, headers.get('x-content-type-options')]).toEqual([304, 'nosniff']);
  });

  it('of the answer to what is no request', async () => {
    const { hostname, port } = new URL(rest.url);
    const socket = connect(Number(port), hostname);
    socket.end('no request at all\r\n\r\n');
    const answer = (await text(socket)).split('\r\n');
    expect([answer[0], answer.includes('x-content-type-options: nosniff'), answer.at(-1)]).toEqual([
      'HTTP/1.1 400 Bad Request',
      true,
      '{"message":"The request is invalid. Send it as HTTP/1.1, with an ASCII path that begins with a slash."}',
    ]);
  });
});

it.each([
  ['with two hosts', ['host: rest.test', 'HOST: evil.test']],
  ['with a host that is none', ['host: a b"><script>']],
])('a request %s is refused with a sentence', async (_, hosts) => {
  const { hostname, port } = new URL(rest.url);
  const socket = connect(Number(port), hostname);
  socket.end(['GET /api/v1/companies HTTP/1.1', ...hosts, 'connection: close', '', ''].join('\r\n'));
  const answer = (await text(socket)).split('\r\n');
  expect([answer[0], answer.at(-1)]).toEqual([
    'HTTP/1.1 400 Bad Request',
    '{"message":"The header Host must occur exactly once and name a host."}',
  ]);
});

it('a form whose JSON begins with a byte order mark is read', async () => {
  const { status } = await fetch(`${rest.url}/api/v1/subscribe`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: '\ufeff{"email":"marked@example.ae"}',
  });
  expect(status).toBe(201);
});

describe('a REST API that gateways reach over a private network', () => {
  const wrong = { email: 'huda@example.ae', password: 'a long way to Ajman' };
  const statusOf = async (api: RunningRest, visitor: string) => {
    const from = { 'x-forwarded-for': `${visitor}, 10.0.0.7` };
    return (await api.post('/api/auth/admin/login', wrong, from)).status;
  };

  it.each([
    ['uniquelocal, loopback', 401],
    [undefined, 429],
  ])(
    'with REST_TRUST_PROXY=%s answers a visitor, after another one has tried too often, %i',
    async (trustProxy, answer) => {
      const api = await runRest({ trustProxy });
      for (let i = 0; i < 11; i += 1) await statusOf(api, '203.0.113.1');
      expect(await statusOf(api, '203.0.113.2')).toBe(answer);
      await api.close();
    },
  );

  it('takes a visitor whose ports are named for one visitor', async () => {
    const api = await runRest({ trustProxy: 'loopback' });
    const from = (port: number) => ({ 'x-forwarded-for': `203.0.113.1:${port}` });
    for (let i = 0; i < 11; i += 1) await api.post('/api/auth/admin/login', wrong, from(50_000 + i));
    expect((await api.post('/api/auth/admin/login', wrong, from(40_000))).status).toBe(429);
    await api.close();
  });
});
