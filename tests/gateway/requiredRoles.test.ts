import {
  buildSchema,
  getNamedType,
  type GraphQLArgument,
  type GraphQLInputType,
  isEnumType,
  isInputObjectType,
  isListType,
  isNonNullType,
} from 'graphql';
import { readFile } from 'node:fs/promises';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { requiredRoles } from '../../gateway/clients/requiredRoles.ts';
import { roles } from '../../rest/admin/role.ts';
import { multipart, multipartHeaders, oneFileParts } from '../forms/multipart.ts';
import { type RunningGateway, runGateway } from '../servers/runGateway.ts';
import { type RunningRest, runRest } from '../servers/runRest.ts';
import { addStaff, tokenSecret } from '../servers/staff.ts';
import { aPhoto } from '../stock/somePhotos.ts';

const schema = buildSchema(await readFile('gateway/generated/schema.graphql', 'utf8'));
const fields = Object.keys(requiredRoles);

let rest: RunningRest;
let gateway: RunningGateway;

beforeAll(async () => {
  rest = await runRest({ admin: { tokenSecret } });
  gateway = await runGateway({ restUrl: rest.url });
});
afterAll(async () => {
  await gateway.close();
  await rest.close();
});

/** A value of a type, with only what is required; no record has its ids. */
function aValue(type: GraphQLInputType): unknown {
  if (isNonNullType(type)) return aValue(type.ofType);
  if (isListType(type)) return [];
  if (isEnumType(type)) return type.getValues()[0]?.value;
  if (isInputObjectType(type)) return valuesOf(Object.values(type.getFields()));
  const scalars = new Map<string, unknown>([
    ['Int', 1],
    ['Boolean', false],
    ['DateTime', '2026-11-28T08:00:00Z'],
  ]);
  return scalars.get(getNamedType(type).name) ?? 'nobody@example.ae';
}

function valuesOf(parts: readonly Pick<GraphQLArgument, 'name' | 'type' | 'defaultValue'>[]) {
  const required = parts.filter(
    ({ type, defaultValue }) => isNonNullType(type) && defaultValue === undefined,
  );
  return Object.fromEntries(required.map(({ name, type }) => [name, aValue(type)]));
}

/** Sends an operation with a photo as this variable, beside others. */
async function sendFile(document: string, variable: string, others: object, headers: Record<string, string>) {
  const photo = { filename: 'omar.jpg', mediaType: 'image/jpeg', bytes: await aPhoto().jpeg().toBuffer() };
  const response = await fetch(`${gateway.url}/graphql`, {
    method: 'POST',
    headers: { ...multipartHeaders, ...headers },
    body: new Uint8Array(multipart(oneFileParts(document, variable, photo, { ...others }))),
  });
  return JSON.parse(await response.text());
}

/** Whether the REST API lets somebody use a field of the root, whatever it answers then. */
async function isAllowed(name: string, headers: Record<string, string>): Promise<boolean> {
  const root = schema.getQueryType()?.getFields()[name] ? schema.getQueryType() : schema.getMutationType();
  const field = root?.getFields()[name];
  if (!root || !field) throw new Error(`There is no field ${name}`);
  const variables = valuesOf(field.args);
  const typed = field.args.filter(({ name: arg }) => Object.hasOwn(variables, arg));
  const declared = typed.map(({ name: arg, type }) => `$${arg}: ${String(type)}`).join(', ');
  const given = typed.map(({ name: arg }) => `${arg}: $${arg}`).join(', ');
  const document = `${root.name.toLowerCase()} Ask${declared && `(${declared})`} { ${name}${given && `(${given})`} { __typename } }`;
  const file = typed.find(({ type }) => getNamedType(type).name === 'Upload');
  const body = file
    ? await sendFile(document, file.name, variables, headers)
    : (await gateway.query(document, variables, headers)).body;
  const code = body.errors?.[0]?.extensions.code;
  expect(['FORBIDDEN', undefined, 'NOT_FOUND', 'UPSTREAM_CLIENT_ERROR']).toContain(code);
  return code !== 'FORBIDDEN';
}

it.each(roles)('BO-1 the gateway offers %s what the REST API allows, and nothing else', async (role) => {
  const { headers } = await addStaff(rest.store, `${role} of the test`.replaceAll(' ', '-'), role);
  const allowed: string[] = [];
  for (const name of fields) if (await isAllowed(name, headers)) allowed.push(name);
  const offered = await gateway.query('{ backOffice { allowedFields } }', {}, headers);
  expect(offered.body.data.backOffice.allowedFields.toSorted()).toEqual(allowed.toSorted());
});

it('BO-1 nobody without a session, and no partner, may use a field of the staff', async () => {
  for (const name of fields) {
    await expect(isAllowed(name, { authorization: 'Bearer pk_wrong' }).catch(() => false)).resolves.toBe(
      false,
    );
  }
  const { body } = await gateway.query('{ staff { id } }');
  expect(body.errors[0].extensions.code).toBe('UNAUTHENTICATED');
});
