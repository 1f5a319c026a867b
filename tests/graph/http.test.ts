import { EventEmitter, once } from 'node:events';
import { gzipSync } from 'node:zlib';
import { request } from 'undici';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { multipart, post as postMultipart } from '../forms/multipart.ts';
import { aCar, aCompany } from '../stock/aCar.ts';
import { faults, faultyOrigin, type FaultyOrigin, json } from '../origins/faultyOrigin.ts';
import { runGateway, type RunningGateway } from '../servers/runGateway.ts';
import { until } from '../until.ts';

let origin: FaultyOrigin;
let gateway: RunningGateway;

beforeEach(async () => {
  origin = await faultyOrigin();
  origin.on('/api/v1/companies', json([aCompany({ _id: 'bmw' })]));
  gateway = await runGateway({ restUrl: origin.url });
});
afterEach(async () => {
  await gateway.close();
  await origin.close();
});

const QUERY = '{ makes { id } }';
const inAddress = `/graphql?query=${encodeURIComponent(QUERY)}`;

/** The status and the JSON of an answer, which must not reveal code. */
async function ask(path: string, init: RequestInit = {}) {
  const response = await fetch(`${gateway.url}${path}`, init);
  const text = await response.text();
  expect(text).not.toMatch(/stacktrace|node_modules|\.ts:/);
  return { status: response.status, type: response.headers.get('content-type'), body: JSON.parse(text) };
}
const post = (body: string, contentType = 'application/json') =>
  ask('/graphql', { method: 'POST', headers: { 'content-type': contentType }, body });

describe('a request to the graph', () => {
  it('GW-1 over POST is answered', async () => {
    const { status, type, body } = await post(JSON.stringify({ query: QUERY }));
    expect([status, body]).toEqual([200, { data: { makes: [{ id: 'bmw' }] } }]);
    expect(type).toMatch(/^application\/json/);
  });

  it('over GET is answered when it says that no form has sent it', async () => {
    const { status, body } = await ask(inAddress, { headers: { 'apollo-require-preflight': '1' } });
    expect([status, body.data]).toEqual([200, { makes: [{ id: 'bmw' }] }]);
  });

  it.each([
    ['over GET without a header that another site cannot send', () => ask(inAddress)],
    ['as plain text', () => post(JSON.stringify({ query: QUERY }), 'text/plain')],
  ])("that another site's page could make, %s, is refused", async (_how, send) => {
    const { status, body } = await send();
    expect([status, body.errors[0].extensions.code]).toEqual([400, 'BAD_REQUEST']);
    expect(origin.requests).toEqual([]);
  });

  it.each(['application/x-www-form-urlencoded', 'multipart/form-data; boundary=x'])(
    "that another site's form could make, as %s, is refused",
    async (contentType) => {
      const { status } = await post('query=%7Bmakes%7Bid%7D%7D', contentType);
      expect([400, 415]).toContain(status);
      expect(origin.requests).toEqual([]);
    },
  );

  it('that begins with a byte order mark is answered, from the cache too', async () => {
    const body = `\ufeff${JSON.stringify({ query: QUERY })}`;
    for (let i = 0; i < 4; i += 1) {
      expect(await post(body)).toMatchObject({ status: 200, body: { data: { makes: [{ id: 'bmw' }] } } });
    }
    const parts = [
      { name: 'operations', content: body },
      { name: 'map', content: '\ufeff{}' },
    ];
    const upload = await postMultipart(`${gateway.url}/graphql`, multipart(parts));
    expect([upload.status, upload.body]).toEqual([200, { data: { makes: [{ id: 'bmw' }] } }]);
  });

  it('of malformed JSON is refused as JSON', async () => {
    const { status, type, body } = await post('{"query": ');
    expect([status, body.errors[0].extensions.code]).toEqual([400, 'BAD_REQUEST']);
    expect(type).toMatch(/^application\/json/);
  });

  it.each([
    ['no body', '{}', 'BAD_REQUEST'],
    ['several operations at once', JSON.stringify([{ query: QUERY }]), 'BAD_REQUEST'],
    ['a syntax error', JSON.stringify({ query: '{ makes {' }), 'GRAPHQL_PARSE_FAILED'],
    ['an unknown field', JSON.stringify({ query: '{ makes { secret } }' }), 'GRAPHQL_VALIDATION_FAILED'],
    [
      'an unknown argument',
      JSON.stringify({ query: '{ cars(page: 1) { totalCount } }' }),
      'GRAPHQL_VALIDATION_FAILED',
    ],
    [
      'an operation that it does not hold',
      JSON.stringify({ query: `query A ${QUERY} query B ${QUERY}`, operationName: 'C' }),
      'OPERATION_RESOLUTION_FAILURE',
    ],
    [
      'no choice of two operations',
      JSON.stringify({ query: `query A ${QUERY} query B ${QUERY}` }),
      'OPERATION_RESOLUTION_FAILURE',
    ],
    [
      'a variable of the wrong type',
      JSON.stringify({
        query: 'query ($n: Int!) { cars(first: $n) { totalCount } }',
        variables: { n: 'six' },
      }),
      'BAD_USER_INPUT',
    ],
    [
      'a variable that is missing',
      JSON.stringify({ query: 'query ($id: ID!) { car(id: $id) { id } }' }),
      'BAD_USER_INPUT',
    ],
  ])('with %s is refused with 400 and a code', async (_what, body, code) => {
    const answer = await post(body);
    expect([answer.status, answer.body.data]).toEqual([400, undefined]);
    expect(answer.body.errors[0].extensions).toEqual({ code });
    expect(origin.requests).toEqual([]);
  });

  it('with an empty name of its operation is refused, however often the operation was asked for without one', async () => {
    const named = (operationName: string | undefined) =>
      ask('/graphql', {
        method: 'POST',
        headers: { 'content-type': 'application/json', prefer: 'cost' },
        body: JSON.stringify({ query: `query A ${QUERY}`, operationName }),
      });
    const costs = new Set();
    for (let i = 0; i < 3; i += 1) {
      const { status, body } = await named('');
      expect([status, body.errors[0].extensions.code]).toEqual([400, 'OPERATION_RESOLUTION_FAILURE']);
      costs.add((await named(undefined)).body.extensions.cost.requested);
    }
    expect(costs).toEqual(new Set([101]));
  });

  it('that is compressed is told to come as it is', async () => {
    const answer = await request(`${gateway.url}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'content-encoding': 'gzip' },
      body: gzipSync(JSON.stringify({ query: QUERY })),
    });
    expect([answer.statusCode, answer.headers['accept-encoding']]).toEqual([415, 'identity']);
    const message = 'Send the body uncompressed, without Content-Encoding.';
    expect(await answer.body.json()).toEqual({
      errors: [{ message, extensions: { code: 'UNSUPPORTED_MEDIA_TYPE' } }],
    });
  });

  it('that is too large is refused as JSON, and before it is parsed', async () => {
    for (const variables of [`"${'x'.repeat(140_000)}"`, `${'['.repeat(70_000)}${']'.repeat(70_000)}`]) {
      const { status, body } = await post(`{"query":"${QUERY}","variables":{"x":${variables}}}`);
      const message = 'An operation with its variables may have at most 128 kB.';
      expect([status, body]).toEqual([
        413,
        { errors: [{ message, extensions: { code: 'PAYLOAD_TOO_LARGE' } }] },
      ]);
    }
  });

  it('may have as much as the longest form, written letter by letter', async () => {
    const escaped = '\\u0645'.repeat(12_000);
    const { status } = await post(`{"query":"${QUERY}","variables":{"x":"${escaped}"}}`);
    expect(status).toBe(200);
  });

  it('has the same limit where nothing is', async () => {
    const { status } = await fetch(`${gateway.url}/nothing`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: '['.repeat(200_000),
    });
    expect(status).toBe(413);
  });

  it.each(['TRACE', 'PROPFIND', 'SEARCH', 'DELETE'])(
    'by %s is told the methods that there are',
    async (method) => {
      const { statusCode, headers, body } = await request(`${gateway.url}/graphql?a=b`, { method });
      expect([statusCode, headers.allow]).toEqual([405, 'GET, POST']);
      const message = 'Send operations by POST, or queries by GET.';
      expect(await body.json()).toEqual({
        errors: [{ message, extensions: { code: 'METHOD_NOT_ALLOWED' } }],
      });
    },
  );

  it('beside its address is told where operations are sent', async () => {
    const { status, body } = await ask('/graphql/', { method: 'POST', body: '{}' });
    const message = 'Nothing exists at POST /graphql/. Send operations to /graphql.';
    expect([status, body]).toEqual([404, { errors: [{ message, extensions: { code: 'BAD_REQUEST' } }] }]);
  });

  it('GW-14 may ask what the schema is', async () => {
    const { __schema } = await gateway.data('{ __schema { queryType { fields { name description } } } }');
    expect(__schema.queryType.fields.map(({ name }: { name: string }) => name)).toContain('cars');
  });
});

describe('a program that sends what nothing takes', () => {
  it.each([
    ['PROPFIND', '/'],
    ['TRACE', '/healthz'],
    ['POST', '/export/cars.jsonl'],
    ['PUT', '/none'],
  ])('is told so in a sentence: %s %s', async (method, path) => {
    const { statusCode, headers, body } = await request(`${gateway.url}${path}?a=b`, { method });
    expect([statusCode, headers['content-type']]).toEqual([404, 'text/plain; charset=utf-8']);
    expect(await body.text()).toBe(`Nothing exists at ${method} ${path}.\n`);
  });
});

describe('the health of the gateway', () => {
  it('is good when the process answers and ready when the origin does', async () => {
    expect(await ask('/healthz')).toMatchObject({ status: 200, body: { status: 'ok' } });
    expect(await ask('/readyz')).toMatchObject({ status: 200, body: { status: 'ok' } });
  });

  it('is good, but not ready, while the origin is down, and ready when it is back', async () => {
    origin.on('/api/v1/companies', faults.status(500));
    expect(await ask('/healthz')).toMatchObject({ status: 200 });
    expect(await ask('/readyz')).toMatchObject({ status: 503, body: { status: 'waiting for the REST API' } });
    origin.on('/api/v1/companies', json([]));
    expect(await ask('/readyz')).toMatchObject({ status: 200 });
  });
});

describe('a gateway that stops', () => {
  it('finishes the requests that are under way and takes no new ones', async () => {
    const release = new EventEmitter();
    const asked = new EventEmitter();
    origin.on('/api/v1/cars/featured', (request, response) => {
      release.once('now', () => json([aCar({ _id: 'x5' })])(request, response));
      asked.emit('now');
    });
    const reachesOrigin = once(asked, 'now');
    const running = gateway.data('{ featuredCars { id } }');
    await reachesOrigin;
    const stopped = gateway.close();
    // Those who have connected before it stops are still answered.
    await until(() => expect(fetch(`${gateway.url}/healthz`)).rejects.toThrow(), 10_000);
    release.emit('now');
    expect(await running).toEqual({ featuredCars: [{ id: 'x5' }] });
    await stopped;
  });

  it('stops although a request is never finished', async () => {
    const short = await runGateway({ restUrl: origin.url, shutdownGrace: 50 });
    const endless = fetch(`${short.url}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      // A body that never ends.
      body: new ReadableStream({ start: (body) => body.enqueue(new TextEncoder().encode('{')) }),
      duplex: 'half',
    } as RequestInit);
    await short.query(QUERY);
    const [, outcome] = await Promise.all([
      short.close(),
      endless.then(
        () => 'answered',
        () => 'cut off',
      ),
    ]);
    expect(outcome).toBe('cut off');
  });
});
