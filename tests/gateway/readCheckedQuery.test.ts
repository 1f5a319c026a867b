import { ApolloServer } from '@apollo/server';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { carStore } from '../../rest/cars/carStore.ts';
import { runGateway, type RunningGateway } from '../servers/runGateway.ts';
import { runRest, type RunningRest } from '../servers/runRest.ts';
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

const PAGE = 'query Page($first: Int!) { cars(first: $first) { totalCount nodes { id title } } }';
const TWO = `${PAGE} query Names { makes { name } }`;

/** Sends a request whose answer is not cached, and returns what a client sees of it. */
async function send(body: unknown, headers: Record<string, string> = {}) {
  const response = await fetch(`${gateway.url}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'cache-control': 'no-store', ...headers },
    body: JSON.stringify(body),
  });
  // Without the headers that Node writes itself, and the rest of the limit, which differs each time.
  const {
    date: _,
    connection: __,
    'keep-alive': ___,
    'x-request-id': ____,
    ratelimit: _____,
    ...sent
  } = Object.fromEntries(response.headers);
  return { status: response.status, headers: sent, body: await response.json() };
}

/** Sends a request three times; returns the last answer, and how often Apollo Server was asked. */
async function sendAgain(body: unknown, headers?: Record<string, string>) {
  const apollo = vi.spyOn(ApolloServer.prototype, 'executeHTTPGraphQLRequest');
  const [first, second, third] = [
    await send(body, headers),
    await send(body, headers),
    await send(body, headers),
  ];
  const asked = apollo.mock.calls.length;
  apollo.mockRestore();
  expect([second, third]).toEqual([first, first]);
  return { ...first, asked };
}

it.each([
  ['with its data', { query: `# 1\n${PAGE}`, variables: { first: 3 } }],
  ['with an error beside its data', { query: '{ car(id: "none") { title } makes { name } }' }],
  ['with an error that its arguments make', { query: `# 2\n${PAGE}`, variables: { first: 101 } }],
  ['by the name of its operation', { query: TWO, operationName: 'Names' }],
  ['whatever else its variables have', { query: `# 3\n${PAGE}`, variables: { first: 1, more: 'x' } }],
  [
    'where it has nulls for what it needs not',
    { query: '{ __typename }', operationName: null, variables: null },
  ],
  ['with conditions', { query: '{ __typename makes @include(if: false) { id } }' }],
  ['from whoever is logged in', { query: '{ me { id } }' }, 200, { authorization: 'Bearer x' }],
  ['with what is wrong with its variables', { query: `# 4\n${PAGE}`, variables: { first: 'many' } }, 400],
] as [string, object, number?, Record<string, string>?][])(
  'a query that comes again is answered as the first time, %s, without Apollo Server',
  async (_how, body, expected = 200, headers = {}) => {
    const { status, asked } = await sendAgain(body, headers);
    expect([status, asked]).toEqual([expected, 1]);
  },
);

it("a query of the site's browsers is answered as the first time, in the type that they prefer", async () => {
  const accept = 'application/graphql-response+json,application/json;q=0.9';
  const failing = { query: '# 6\n{ car(id: "none") { title } }' };
  for (const body of [{ query: `# 7\n${PAGE}`, variables: { first: 2 } }, failing]) {
    const { status, headers, asked } = await sendAgain(body, { accept });
    expect([status, headers['content-type'], asked]).toEqual([
      200,
      'application/graphql-response+json; charset=utf-8',
      1,
    ]);
  }
});

it.each([
  ['variables that are a list', 400, { query: `# 5\n${PAGE}`, variables: [1] }],
  ['an operation that is not there', 400, { query: TWO, operationName: 'Others' }],
  ['no operation where there are two', 400, { query: TWO }],
  ['several requests in one', 400, [{ query: '{ __typename }' }]],
  ['no query', 400, { variables: {} }],
])('a request with %s is for Apollo Server each time', async (_what, expected, body) => {
  const { status, asked } = await sendAgain(body);
  expect([status, asked]).toEqual([expected, 3]);
});

it('a query for another type of answer is for Apollo Server each time', async () => {
  const headers = { accept: 'application/graphql-response+json' };
  expect((await sendAgain({ query: '{ me { id } }' }, headers)).asked).toBe(3);
});
