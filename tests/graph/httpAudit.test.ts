import { serverAudits } from 'graphql-http';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type RunningGateway, runGateway } from '../servers/runGateway.ts';
import { runRest, type RunningRest } from '../servers/runRest.ts';

let rest: RunningRest;
let gateway: RunningGateway;

beforeAll(async () => {
  rest = await runRest();
  gateway = await runGateway({ restUrl: rest.url });
});
afterAll(async () => {
  await gateway.close();
  await rest.close();
});

/**
 * What the specification recommends but the gateway does not do: 200 if nothing was executed, for clients that accept only
 * application/json. A code has one status, whatever the client accepts (`errorCodes.ts`), so that proxies, logs and
 * programs that read only the status see that the operation was refused.
 */
const otherwise = ['572B', 'FDE2', '7B9B'];

// A GET needs a header that pages of other sites cannot send (CSRF).
const send: typeof fetch = (address, init) => {
  const headers = new Headers(init?.headers);
  headers.set('apollo-require-preflight', 'true');
  return fetch(address, { ...init, headers });
};

const audits = serverAudits({ url: () => `${gateway.url}/graphql`, fetchFn: send });

it('a client of any make finds all of GraphQL over HTTP, by the 60 audits of its working group', () => {
  expect(audits).toHaveLength(60);
  const ids = audits.map(({ id }) => id);
  for (const id of otherwise) expect(ids).toContain(id);
});

it.each(audits.map((audit) => [audit.id, audit.name, audit] as const))(
  'GraphQL over HTTP %s: a server %s',
  async (id, _name, audit) => {
    expect((await audit.fn()).status).toBe(otherwise.includes(id) ? 'warn' : 'ok');
  },
);
