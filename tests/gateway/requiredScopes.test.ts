import { buildSchema, type GraphQLObjectType, isNonNullType } from 'graphql';
import { readFile } from 'node:fs/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { requiredRoles } from '../../gateway/clients/requiredRoles.ts';
import { requiredScopes } from '../../gateway/clients/requiredScopes.ts';
import { type Scope, scopes } from '../../rest/partners/partner.ts';
import { partnerStore } from '../../rest/partners/partnerStore.ts';
import { type RunningGateway, runGateway } from '../servers/runGateway.ts';
import { type RunningRest, runRest } from '../servers/runRest.ts';

const schema = buildSchema(await readFile('gateway/generated/schema.graphql', 'utf8'));
const roots = [schema.getQueryType(), schema.getMutationType()] as GraphQLObjectType[];
const fields = roots.flatMap((root) => Object.values(root.getFields()).map((field) => ({ root, field })));

let rest: RunningRest;
let gateway: RunningGateway;
const keys = new Map<Scope, string>();

beforeAll(async () => {
  rest = await runRest();
  gateway = await runGateway({ restUrl: rest.url });
  for (const scope of scopes) {
    keys.set(scope, await partnerStore(rest.store).add(scope, [scope]));
  }
});
afterAll(async () => {
  await gateway.close();
  await rest.close();
});

/** An operation for one root field, hidden behind a fragment and an alias, with variables that do not fit. */
function operationFor({ root, field }: (typeof fields)[number]): string {
  const required = field.args.filter(
    ({ type, defaultValue }) => isNonNullType(type) && defaultValue === undefined,
  );
  const variables = required.map(({ name, type }) => `$${name}: ${String(type)}`).join(', ');
  const given = required.map(({ name }) => `${name}: $${name}`).join(', ');
  const kind = root.name === 'Query' ? 'query' : 'mutation';
  return `${kind} Ask${variables && `(${variables})`} { ...Part }
    fragment Part on ${root.name} { asked: ${field.name}${given && `(${given})`} { __typename } }`;
}

describe('each scope against each field of the root', () => {
  it.each(scopes)('a key with nothing but %s may use what needs that, and nothing else', async (scope) => {
    const allowed: string[] = [];
    for (const each of fields) {
      const headers = { authorization: `Bearer ${keys.get(scope)}` };
      const { status, body } = await gateway.query(operationFor(each), {}, headers);
      const code = body.errors?.[0]?.extensions.code;
      if (code === 'FORBIDDEN') expect(status).toBe(403);
      else allowed.push(each.field.name);
    }
    const expected = fields.filter(({ root, field: { name } }) => {
      if (name === 'partner' || name === 'api') return true;
      if (Object.hasOwn(requiredRoles, name)) return false;
      if (name.endsWith('Webhook')) return scope === 'webhooks:manage';
      if (['me', 'resetPassword', 'openInvitation'].includes(name) || name.endsWith('Admin')) return false;
      return scope === (root.name === 'Query' ? 'inventory:read' : 'leads:write');
    });
    expect(allowed.toSorted()).toEqual(expected.map(({ field }) => field.name).toSorted());
  });

  it('every field of the root stands in the table', () => {
    expect(Object.keys(requiredScopes).toSorted()).toEqual(fields.map(({ field }) => field.name).toSorted());
  });
});

describe('each scope against each route', () => {
  const routes = {
    '/export/cars.jsonl': ['inventory:read'],
    '/export/cars.csv': ['inventory:read'],
    '/healthz': scopes,
    '/unsubscribe': scopes,
  };

  it.each(Object.entries(routes))('%s is for these keys', async (path, allowed) => {
    const open = [];
    for (const scope of scopes) {
      const headers = { authorization: `Bearer ${keys.get(scope)}` };
      const { status } = await fetch(`${gateway.url}${path}`, { headers });
      expect([200, 403, 404]).toContain(status);
      if (status !== 403) open.push(scope);
    }
    expect(open).toEqual(allowed);
  });
});
