import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { request } from 'undici';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { aSite } from '../servers/aSite.ts';
import { runGateway, type RunningGateway } from '../servers/runGateway.ts';
import { says, writingOrigin } from '../origins/writingOrigin.ts';

const OTHER = 'https://partner.example';
const EXPOSED = 'cache-status, etag, ratelimit, ratelimit-policy, retry-after, x-request-id';
const site = aSite(async () => ({ status: 200, html: '<!doctype html>' }));
const JSON_TYPE = { 'content-type': 'application/json' };

let origin: Awaited<ReturnType<typeof writingOrigin>>;
let gateway: RunningGateway;
let folder: string;

beforeAll(async () => {
  origin = await writingOrigin();
  folder = await mkdtemp(join(tmpdir(), 'pictures-'));
  gateway = await runGateway({ restUrl: origin.url, pictureCache: folder, site });
});
afterAll(async () => {
  await gateway.close();
  await origin.close();
  await rm(folder, { recursive: true });
});
afterEach(() => {
  origin.received.length = 0;
});

type Method = 'GET' | 'POST' | 'PUT' | 'OPTIONS';
const headersOf = async (path: string, method: Method = 'GET', headers: object = {}, body?: string) => {
  const response = await request(gateway.url + path, {
    method,
    headers: { origin: OTHER, ...headers },
    body,
  });
  await response.body.dump();
  return { status: response.statusCode, ...response.headers } as Record<string, unknown>;
};

describe('a page of another origin', () => {
  it.each([
    ['/graphql', 'POST', 'content-type,apollo-require-preflight,authorization,x-request-id,if-none-match'],
    ['/graphql?query=%7Bmakes%7Bid%7D%7D', 'GET', 'apollo-require-preflight'],
    ['/pictures/960.jpg/photos/a.jpg', 'GET', 'x-request-id'],
    ['/export/cars.jsonl', 'GET', 'if-none-match'],
  ])('may ask for %s by %s, and need not ask again for a day', async (path, method, headers) => {
    const asked = { 'access-control-request-method': method, 'access-control-request-headers': headers };
    expect(await headersOf(path, 'OPTIONS', asked)).toMatchObject({
      status: 204,
      'access-control-allow-origin': '*',
      'access-control-allow-methods': expect.stringContaining(method),
      'access-control-allow-headers': headers,
      'access-control-max-age': '86400',
    });
  });

  it.each([
    ['an answer', '/graphql', 'POST', JSON_TYPE, '{"query":"{ __typename }"}', 200],
    ['the same from the fast path', '/graphql', 'POST', JSON_TYPE, '{"query":"{ __typename }"}', 200],
    ['the same from the cache', '/graphql', 'POST', JSON_TYPE, '{"query":"{ __typename }"}', 200],
    ['a query that is refused', '/graphql', 'POST', JSON_TYPE, '{"query":"{ none }"}', 400],
    ['a body that cannot be read', '/graphql', 'POST', JSON_TYPE, '{', 400],
    ['another type of body', '/graphql', 'POST', { 'content-type': 'text/csv' }, 'x', 415],
    ['a method that is unknown', '/graphql', 'PUT', {}, '{}', 405],
    ['no picture', '/pictures/960.jpg/photos/none.jpg', 'GET', {}, undefined, 404],
    ['an export that fails', '/export/cars.jsonl', 'GET', {}, undefined, 503],
  ] as const)('may read %s, with its id', async (_what, path, method, headers, body, status) => {
    const answer = await headersOf(path, method, headers, body);
    expect(answer).toMatchObject({
      status,
      'access-control-allow-origin': '*',
      'access-control-expose-headers': EXPOSED,
      'x-request-id': expect.any(String),
    });
    expect(answer).not.toHaveProperty('access-control-allow-credentials');
    expect(answer).not.toHaveProperty('set-cookie');
    expect(String(answer.vary)).not.toMatch(/origin/i);
  });

  it('may read what a program had from the cache before, and the program gets no headers for pages', async () => {
    const ask = (headers: object) =>
      headersOf('/graphql', 'POST', { ...JSON_TYPE, ...headers }, '{"query":"{ api { pictureWidths } }"}');
    const program = { origin: [] };
    for (let time = 0; time < 3; time += 1) await ask(program);
    const page = await ask({});
    expect([page['cache-status'], page['access-control-allow-origin']]).toEqual(['gateway; hit', '*']);
    const again = await ask(program);
    expect(again['cache-status']).toBe('gateway; hit');
    expect(Object.keys(again).filter((name) => name.startsWith('access-control'))).toEqual([]);
  });

  it.each(['/', '/login', '/graphiql', '/healthz', '/sitemap.xml'])('may not read %s', async (path) => {
    expect(await headersOf(path)).not.toHaveProperty('access-control-allow-origin');
    const preflight = await headersOf(path, 'OPTIONS', { 'access-control-request-method': 'GET' });
    expect(preflight).not.toHaveProperty('access-control-allow-origin');
  });

  it('still has to say that no form has sent its query', async () => {
    expect((await headersOf('/graphql?query=%7Bmakes%7Bid%7D%7D')).status).toBe(400);
    expect((await headersOf('/graphql', 'POST', { 'content-type': 'text/plain' }, '{}')).status).toBe(400);
  });
});

describe('an administrator', () => {
  const session = 'admin { id } token userErrors { code message }';
  const mutations: [name: string, type: string, input: object][] = [
    ['logInAdmin', 'LogInAdminInput', { email: 'sara@example.ae', password: 'correct horse' }],
    [
      'signUpAdmin',
      'SignUpAdminInput',
      { name: 'Sara', email: 'sara@example.ae', password: 'correct horse', code: 'invited' },
    ],
  ];
  const send = async (headers: Record<string, string>, [name, type, input]: (typeof mutations)[number]) => {
    const document = `mutation ($input: ${type}!) { ${name}(input: $input) { ${session} } }`;
    return (await gateway.query(document, { input }, headers)).body.data[name];
  };

  it.each(mutations)('cannot use %s in a page of another site, whatever it sends', async (...mutation) => {
    const refused = { code: 'FORBIDDEN', message: 'Administrators must sign in on the site itself.' };
    for (const headers of [
      { origin: OTHER },
      { origin: 'null' },
      { origin: OTHER, 'sec-fetch-site': 'cross-site' },
      { origin: `${gateway.url.slice(0, -1)}0`, 'sec-fetch-site': 'same-site' },
    ] as Record<string, string>[]) {
      expect(await send(headers, mutation)).toEqual({ admin: null, token: null, userErrors: [refused] });
    }
    expect(origin.received).toEqual([]);
  });

  it.each(mutations)('can use %s on the site, and from a program', async (...mutation) => {
    for (const path of ['login', 'signup'])
      origin.on(`/api/auth/admin/${path}`, says(201, { token: 't.o.k' }));
    for (const headers of [
      {},
      { origin: gateway.url },
      // A proxy in front of the gateway has sent another host.
      { origin: 'https://www.example.ae', 'sec-fetch-site': 'same-origin' },
    ] as Record<string, string>[]) {
      expect(await send(headers, mutation)).toMatchObject({ token: 't.o.k', userErrors: [] });
    }
  });

  it('who has a token may use it anywhere, as it comes from nobody by itself', async () => {
    origin.on('/api/auth/admin', says(200, { id: 'a1', name: 'Sara', email: 'sara@example.ae' }));
    const me = async (headers: Record<string, string>) =>
      (await gateway.query('{ me { name } }', {}, { origin: OTHER, ...headers })).body.data.me;
    expect(await me({ authorization: 'Bearer t.o.k' })).toEqual({ name: 'Sara' });
    expect(await me({ cookie: 'token=t.o.k' })).toBeNull();
  });
});
