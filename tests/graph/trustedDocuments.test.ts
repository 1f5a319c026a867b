import { buildSchema, parse, print } from 'graphql';
import { createHash } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { partnerStore } from '../../rest/partners/partnerStore.ts';
import { trustedDocumentStore } from '../../rest/partners/trustedDocument.ts';
import { aSite } from '../servers/aSite.ts';
import { type RunningGateway, runGateway } from '../servers/runGateway.ts';
import { type RunningRest, runRest } from '../servers/runRest.ts';
import { until } from '../until.ts';

const registered = 'query Registered { cars { totalCount } }';
const free = 'query Free { cars { totalCount } }';
const siteDocument = parse('query OfTheSite { makes { name } }');
const ofTheSite = print(siteDocument);
const hashOf = (text: string) => createHash('sha256').update(text).digest('hex');
const persisted = (text: string) => ({
  extensions: { persistedQuery: { version: 1, sha256Hash: hashOf(text) } },
});

let rest: RunningRest;
let gateway: RunningGateway;
let keys: { open: string; limited: string; other: string };

beforeEach(async () => {
  rest = await runRest();
  const partners = partnerStore(rest.store);
  keys = {
    open: await partners.add('Marsa Motors', ['inventory:read']),
    limited: await partners.rotate('Marsa Motors', { trustedOnly: true }),
    other: await partners.add('Creek Cars', ['inventory:read'], { trustedOnly: true }),
  };
  const { _id } = await partners.byName('Marsa Motors');
  await trustedDocumentStore(rest.store).add(_id, [{ text: registered, operations: ['Registered'] }]);
  gateway = await startGateway('any');
});
afterEach(async () => {
  await gateway.close();
  await rest.close();
});

const startGateway = (anonymousQueries: 'any' | 'trusted') =>
  runGateway({
    restUrl: rest.url,
    anonymousQueries,
    site: aSite(async () => ({ status: 200, html: '' }) as never, { OfTheSite: siteDocument }),
  });

/** Sends a body and returns the status with the code of the error, or with the names of the answer. */
async function send(body: object, key?: string) {
  const authorization = key && `Bearer ${key}`;
  const response = await fetch(`${gateway.url}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(authorization && { authorization }) },
    body: JSON.stringify(body),
  });
  return outcome(response);
}

/** The status and the sentence of an export's refusal, or the status alone. */
async function exported(file: string, key?: string, method = 'GET') {
  const headers = key === undefined ? undefined : { authorization: `Bearer ${key}` };
  const response = await fetch(`${gateway.url}/export/${file}`, { method, headers });
  const text = await response.text();
  return response.ok ? [response.status] : [response.status, text];
}
const files = ['cars.jsonl', 'cars.csv'];

async function outcome(response: Response) {
  const { errors, data } = (await response.json()) as {
    errors?: { extensions: { code: string } }[];
    data?: object;
  };
  return [response.status, errors ? errors[0]?.extensions.code : Object.keys(data ?? {}).join()];
}

describe('a partner who has registered an operation', () => {
  it.each([
    ['as Apollo clients do', persisted(registered)],
    ['as GraphQL over HTTP has it', { documentId: `sha256:${hashOf(registered)}` }],
  ])('sends its hash only, %s, with either key', async (_how, body) => {
    expect(await send(body, keys.open)).toEqual([200, 'cars']);
    expect(await send(body, keys.limited)).toEqual([200, 'cars']);
  });

  it('asks for it by GET as well', async () => {
    const search = new URLSearchParams({ extensions: JSON.stringify(persisted(registered).extensions) });
    const headers = { authorization: `Bearer ${keys.limited}`, 'apollo-require-preflight': 'true' };
    expect(await outcome(await fetch(`${gateway.url}/graphql?${search}`, { headers }))).toEqual([
      200,
      'cars',
    ]);
  });

  it('may send its text with a limited key, and no other text', async () => {
    expect(await send({ query: registered }, keys.limited)).toEqual([200, 'cars']);
    for (const query of [free, `${registered} `, ofTheSite, '{ __schema { types { name } } }']) {
      expect(await send({ query }, keys.limited)).toEqual([403, 'DOCUMENT_NOT_TRUSTED']);
    }
    expect(await send({ query: free }, keys.open)).toEqual([200, 'cars']);
  });

  it('is told that a hash is not known, and then that its text is not trusted', async () => {
    expect(await send(persisted(free), keys.limited)).toEqual([200, 'PERSISTED_QUERY_NOT_FOUND']);
    expect(await send({ query: free, ...persisted(free) }, keys.limited)).toEqual([
      403,
      'DOCUMENT_NOT_TRUSTED',
    ]);
    // Another client has registered it as a persisted query.
    expect(await send({ query: free, ...persisted(free) }, keys.open)).toEqual([200, 'cars']);
    expect(await send(persisted(free), keys.limited)).toEqual([403, 'DOCUMENT_NOT_TRUSTED']);
  });

  it.each(files)('gets %s with the open key, and not with the limited one', async (file) => {
    expect(await exported(file, keys.open)).toEqual([200]);
    expect(await exported(file, keys.limited)).toEqual([
      403,
      expect.stringMatching(/registered operations only/),
    ]);
    expect(await exported(file, keys.limited, 'HEAD')).toEqual([403, '']);
    expect(await exported(file)).toEqual([200]);
  });

  it('shares it with no other partner', async () => {
    expect(await send({ query: registered }, keys.other)).toEqual([403, 'DOCUMENT_NOT_TRUSTED']);
  });

  it('may not send it any more within two seconds of its end', async () => {
    expect(await send({ query: registered }, keys.limited)).toEqual([200, 'cars']);
    const { _id } = await partnerStore(rest.store).byName('Marsa Motors');
    expect(await trustedDocumentStore(rest.store).remove(_id, hashOf(registered).slice(0, 8))).toBe(1);
    await until(
      async () =>
        expect(await send({ query: registered }, keys.limited)).toEqual([403, 'DOCUMENT_NOT_TRUSTED']),
      2_000,
    );
  });

  it('goes on while the REST API is away', async () => {
    expect((await send(persisted(registered), keys.limited))[0]).toBe(200);
    await rest.close();
    await until(async () => {
      expect(await send(persisted(registered), keys.limited)).toEqual([200, expect.anything()]);
    });
    rest = await runRest();
  });
});

describe('a gateway that runs trusted documents only where there is no key', () => {
  beforeEach(async () => {
    await gateway.close();
    gateway = await startGateway('trusted');
  });

  it('runs the operations of the site by their text and by their hash, again and again', async () => {
    for (let time = 0; time < 3; time += 1) {
      expect(await send({ query: ofTheSite })).toEqual([200, 'makes']);
      expect(await send(persisted(ofTheSite))).toEqual([200, 'makes']);
    }
  });

  it('runs no other one, also when it is sent again, by its hash, by GET or with files', async () => {
    for (let time = 0; time < 3; time += 1) {
      expect(await send({ query: free })).toEqual([403, 'DOCUMENT_NOT_TRUSTED']);
      expect(await send({ query: free, ...persisted(free) })).toEqual([403, 'DOCUMENT_NOT_TRUSTED']);
    }
    expect((await send(persisted(free)))[1]).not.toBe('cars');
    const headers = { 'apollo-require-preflight': 'true' };
    const search = new URLSearchParams({ query: free });
    expect(await outcome(await fetch(`${gateway.url}/graphql?${search}`, { headers }))).toEqual([
      403,
      'DOCUMENT_NOT_TRUSTED',
    ]);
    const form = new FormData();
    form.append('operations', JSON.stringify({ query: free }));
    form.append('map', '{}');
    const upload = await fetch(`${gateway.url}/graphql`, { method: 'POST', headers, body: form });
    expect(await outcome(upload)).toEqual([403, 'DOCUMENT_NOT_TRUSTED']);
    // An administrator's token is not a key.
    expect(await send({ query: free }, 'eyJhbGciOiJIUzI1NiJ9')).toEqual([403, 'DOCUMENT_NOT_TRUSTED']);
  });

  it('runs any operation with a key that is not limited', async () => {
    expect(await send({ query: free }, keys.open)).toEqual([200, 'cars']);
    expect(await send({ query: free }, keys.limited)).toEqual([403, 'DOCUMENT_NOT_TRUSTED']);
  });

  it.each(files)('gives %s to an open key only', async (file) => {
    expect(await exported(file)).toEqual([
      403,
      expect.stringMatching(/^An API key is required, .* Send Authorization: Bearer pk_…\n?$/),
    ]);
    expect(await exported(file, undefined, 'HEAD')).toEqual([403, '']);
    expect(await exported(file, keys.limited)).toEqual([403, expect.anything()]);
    expect(await exported(file, keys.open)).toEqual([200]);
  });

  it('publishes its schema all the same, and says that it needs a key', async () => {
    const sdl = await (await fetch(`${gateway.url}/graphql/schema.graphql`)).text();
    expect(buildSchema(sdl).getQueryType()?.getFields().cars).toBeDefined();
    const { body } = await gateway.query(
      '{ api { needsKey } }',
      {},
      { authorization: `Bearer ${keys.open}` },
    );
    expect(body.data.api.needsKey).toBe(true);
    const refused = await gateway.query(free);
    expect(refused.body.errors[0].message).toContain('An API key is required');
  });
});
