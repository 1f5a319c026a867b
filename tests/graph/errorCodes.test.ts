import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { errorCodes } from '../../gateway/http/errorCodes.ts';
import { carStore } from '../../rest/cars/carStore.ts';
import { runGateway, type RunningGateway } from '../servers/runGateway.ts';
import { runRest, type RunningRest } from '../servers/runRest.ts';
import { aCar } from '../stock/aCar.ts';
import { someCars } from '../stock/someCars.ts';

let rest: RunningRest;
let gateway: RunningGateway;

beforeAll(async () => {
  rest = await runRest();
  await carStore(rest.store).saveAll(someCars(30));
  gateway = await runGateway({ restUrl: rest.url });
});
afterAll(async () => {
  await gateway.close();
  await rest.close();
});

interface Answer {
  data?: unknown;
  errors?: { extensions: { code: string } }[];
}

/** Sends the body of a request as it is. */
async function ask(body: object) {
  const response = await fetch(`${gateway.url}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  return { status: response.status, body: (await response.json()) as Answer };
}

const repeated = (count: number, text: (i: number) => string) =>
  Array.from({ length: count }, (_, i) => text(i)).join(' ');
const list = 'query ($filter: CarFilter) { cars(filter: $filter) { totalCount } }';

describe('a program that is refused is told by a code of its own', () => {
  it.each<[string, string, object]>([
    [
      'what would cost too much',
      '{ testDriveCars { id similar(limit: 12) { similar(limit: 12) { id title price } } } }',
      { code: 'OPERATION_TOO_COSTLY', cost: expect.any(Number), limit: 10_000 },
    ],
    [
      'what is too deep',
      `{ cars { ${repeated(11, () => 'nodes {')} id ${'}'.repeat(11)} } }`,
      { code: 'OPERATION_TOO_DEEP', depth: 13, limit: 10 },
    ],
    [
      'what has too many aliases',
      `{ ${repeated(21, (i) => `a${i}: __typename`)} }`,
      { code: 'OPERATION_TOO_MANY_ALIASES', aliases: 21, limit: 20 },
    ],
    ['what is a subscription', 'subscription { cars { id } }', { code: 'SUBSCRIPTION_NOT_OFFERED' }],
    ['what does not fit the schema', '{ card { id } }', { code: 'GRAPHQL_VALIDATION_FAILED' }],
    ['what is no GraphQL', '{ cars ', { code: 'GRAPHQL_PARSE_FAILED' }],
  ])('%s', async (_name, document, extensions) => {
    const { status, body } = await gateway.query(document);
    expect(status).toBe(400);
    expect(body.errors.map((error: { extensions: object }) => error.extensions)).toContainEqual(extensions);
  });

  it.each([
    [
      'an argument that may not be null',
      'query ($first: Int) { cars(first: $first) { totalCount } }',
      { first: null },
    ],
    [
      'a limit that may not be null',
      'query ($limit: Int) { latestBlogs(limit: $limit) { id } }',
      { limit: null },
    ],
  ])('%s', async (_name, document, variables) => {
    const { body } = await gateway.query(document, variables);
    expect(body.errors[0].extensions.code).toBe('BAD_USER_INPUT');
    expect(body.errors[0].message).toMatch(/must not be null/);
  });

  it.each([
    ['a hash that is not that of the text', { version: 1, sha256Hash: 'abc' }],
    ['a hash of another version', { version: 2, sha256Hash: 'abc' }],
  ])('%s', async (_name, persistedQuery) => {
    const { status, body } = await ask({ query: '{ __typename }', extensions: { persistedQuery } });
    expect([status, body.errors?.[0]?.extensions.code]).toEqual([400, 'BAD_REQUEST']);
  });

  it('a hash whose text nobody has sent, which is known once it came with its text', async () => {
    const query = '{ cars { totalCount } } # by its hash';
    const documentId = `sha256:${createHash('sha256').update(query).digest('hex')}`;
    const unknown = await ask({ documentId });
    expect(unknown.body.errors?.[0]?.extensions.code).toBe('PERSISTED_QUERY_NOT_FOUND');
    await ask({ query, documentId });
    expect((await ask({ documentId })).body.data).toEqual({ cars: { totalCount: 30 } });
    const byGet = await fetch(`${gateway.url}/graphql?documentId=${documentId}`, {
      headers: { 'apollo-require-preflight': 'true' },
    });
    expect(await byGet.json()).toEqual({ data: { cars: { totalCount: 30 } } });
  });

  it.each([
    ['a title that is too long', { title: 'x'.repeat(201) }, /^title must have at most 200 characters\.$/],
    [
      'a moment without a time',
      { updatedSince: '2026-11-23' },
      /updatedSince.*invalid date-time-string 2026-11-23/,
    ],
    [
      'too many stock numbers',
      { stockNumbers: Array(101).fill('A') },
      /^stockNumbers must have at most 100 items\.$/,
    ],
    ['two makes in one text', { makes: ['Ford,BMW'] }, /^makes: items must not contain a comma\./],
  ])('%s', async (_name, filter, sentence) => {
    const { body } = await gateway.query(list, { filter });
    expect(body.errors[0].extensions.code).toBe('BAD_USER_INPUT');
    expect(body.errors[0].message).toMatch(sentence);
  });

  it('a list that holds more than an answer may, whatever it was expected to hold', async () => {
    const own = await runRest();
    await carStore(own.store).saveAll(
      Array.from({ length: 600 }, (_, i) => aCar({ _id: `car-${i}`, featured: 'yes' })),
    );
    const ownGateway = await runGateway({ restUrl: own.url });
    const { body } = await ownGateway.query(`{ ${repeated(9, (i) => `a${i}: featuredCars { id }`)} }`);
    expect(body.errors[0].extensions).toEqual({
      ...{ code: 'OPERATION_TOO_COSTLY', cost: 5_400, limit: 5_000 },
    });
    expect((await ownGateway.data('{ featuredCars(first: 3) { id } }')).featuredCars).toHaveLength(3);
    await ownGateway.close();
    await own.close();
  });

  it('a form about a car that nobody knows', async () => {
    const { requestTestDrive } = await gateway.data(
      `mutation ($input: RequestTestDriveInput!) { requestTestDrive(input: $input) { userErrors { field code } } }`,
      {
        input: {
          ...{ carId: 'unknown', fullName: 'Amal Haddad', email: 'amal@example.com' },
          ...{ mobileNumber: '+971501234567', date: '2099-01-05', time: '11:00 AM' },
        },
      },
    );
    expect(requestTestDrive.userErrors).toContainEqual({ field: 'carId', code: 'NOT_FOUND' });
  });

  it('a method that the graph does not know', async () => {
    const response = await fetch(`${gateway.url}/graphql`, { method: 'PUT', body: '{}' });
    expect([response.status, response.headers.get('allow')]).toEqual([405, 'GET, POST']);
    expect((await response.json()).errors[0].extensions.code).toBe('METHOD_NOT_ALLOWED');
  });

  it('a mutation by GET', async () => {
    const address = `${gateway.url}/graphql?query=${encodeURIComponent('mutation { __typename }')}`;
    const response = await fetch(address, { headers: { 'apollo-require-preflight': 'true' } });
    expect([response.status, response.headers.get('allow')]).toEqual([405, 'POST']);
    expect((await response.json()).errors[0].extensions.code).toBe('METHOD_NOT_ALLOWED');
  });
});

describe('a program asks the graph', () => {
  it('for every code of an error with its status, the very list of the source', async () => {
    const { api } = await gateway.data('{ api { errorCodes { code status meaning } } }');
    const listed = Object.fromEntries(
      api.errorCodes.map(({ code, ...rest }: { code: string }) => [code, rest]),
    );
    expect(listed).toEqual(errorCodes);
  });

  it('for the limits, and is refused by these numbers', async () => {
    const { api } = await gateway.data('{ api { limits { meaning value code } } }');
    const limitOf = (word: RegExp) =>
      api.limits.find(({ meaning }: { meaning: string }) => word.test(meaning))?.value;
    const { body } = await gateway.query(`{ ${repeated(30, (i) => `a${i}: __typename`)} }`);
    expect(body.errors[0].extensions.limit).toBe(limitOf(/^Aliases/));
    const most = limitOf(/^Cars on one page/);
    expect((await gateway.query(`{ cars(first: ${most}) { totalCount } }`)).status).toBe(200);
    const { body: refused } = await gateway.query(`{ cars(first: ${most + 1}) { totalCount } }`);
    expect(refused.errors[0].extensions.code).toBe('BAD_USER_INPUT');
    expect(limitOf(/^Forms/)).toBeUndefined();
    for (const { code } of api.limits) expect([null, ...Object.keys(errorCodes)]).toContain(code);
  });

  it('for the number of forms that this gateway takes', async () => {
    const strict = await runGateway({ restUrl: rest.url, formLimit: 7 });
    const { api } = await strict.data('{ api { limits { meaning value } pictureWidths pictureFormats } }');
    await strict.close();
    expect(api.limits).toContainEqual({ meaning: 'Forms per IP address in 10 minutes', value: 7 });
    expect(api).toMatchObject({
      pictureWidths: [280, 480, 768, 960, 1200, 1600],
      pictureFormats: ['avif', 'webp', 'jpg'],
    });
  });
});

it('every code in the source is in the list of codes, with a sentence', async () => {
  const files = (await readdir('gateway', { recursive: true })).filter(
    (name) => name.endsWith('.ts') && !name.startsWith('generated'),
  );
  for (const name of files) {
    const source = await readFile(join('gateway', name), 'utf8');
    for (const [, code = ''] of source.matchAll(/extensions: \{[^}]*code: '([A-Z_]+)'/g)) {
      expect(Object.keys(errorCodes)).toContain(code);
    }
  }
  for (const { meaning } of Object.values(errorCodes)) expect(meaning).toMatch(/^[A-Z].*\.$/);
});
