import type { RequestListener } from 'node:http';
import {
  getNamedType,
  getNullableType,
  isListType,
  type GraphQLInputField,
  isEnumType,
  isInputObjectType,
} from 'graphql';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createSchema } from '../../gateway/graph/createGraph.ts';
import { readTypeDefs } from '../../gateway/graph/readTypeDefs.ts';
import { requiredScopes } from '../../gateway/clients/requiredScopes.ts';
import { multipart, multipartHeaders } from '../forms/multipart.ts';
import { faults } from '../origins/faultyOrigin.ts';
import { runOrigin } from '../origins/runOrigin.ts';
import { says } from '../origins/writingOrigin.ts';
import { runGateway, type RunningGateway } from '../servers/runGateway.ts';

/** What a visitor enters in every field; no line of the log may contain it. */
const MARK = 'correct-horse@example.ae';

const schema = createSchema(await readTypeDefs());
const scopes: Record<string, string> = requiredScopes;
const mutations = Object.values(schema.getMutationType()?.getFields() ?? {});
/**
 * Every mutation in which visitors enter something, with its input type, the names of its fields, and those of the fields that
 * accept any text.
 */
const forms = mutations
  // Those that need a file are sent in another way.
  .filter(({ args }) => args.length > 0 && !args.some(({ type }) => String(type) === 'Upload!'))
  .filter(({ name }) => scopes[name] !== 'webhooks:manage')
  .map(({ name, args }) => {
    const type = args.flatMap((arg) => (arg.name === 'input' ? [getNamedType(arg.type)] : []))[0];
    if (!isInputObjectType(type)) throw new Error(`${name} has no input`);
    const fields = Object.values(type.getFields());
    const texts = fields.filter(isText);
    const others = fields
      .filter((field) => !texts.includes(field))
      .map((field) => [field.name, valueOf(field)]);
    return {
      name,
      type: type.name,
      fields: namesOf(fields),
      texts: namesOf(texts),
      /** Valid values of the other fields, such as numbers. */
      others: Object.fromEntries(others) as Record<string, unknown>,
      isOfStaff: scopes[name] === 'staff',
    };
  });

function valueOf({ type }: GraphQLInputField): unknown {
  const named = getNamedType(type);
  if (isListType(getNullableType(type)) && isEnumType(named)) return [named.getValues()[0]?.value];
  if (isEnumType(named)) return named.getValues()[0]?.value;
  if (isInputObjectType(named)) {
    const parts = Object.values(named.getFields());
    return Object.fromEntries(parts.map((part) => [part.name, isText(part) ? MARK : valueOf(part)]));
  }
  return new Map<string, unknown>([
    ['Int', 1],
    ['Float', 1],
    ['Boolean', true],
  ]).get(named.name);
}

function isText({ type }: GraphQLInputField): boolean {
  return ['String', 'ID'].includes(getNamedType(type).name);
}

function namesOf(fields: { name: string }[]): string[] {
  return fields.map(({ name }) => name);
}

let answer: RequestListener;
let origin: Awaited<ReturnType<typeof runOrigin>>;
let gateway: RunningGateway;
let log: string;

beforeAll(async () => {
  origin = await runOrigin((request, response) => {
    request.resume();
    request.on('end', () => answer(request, response));
  });
  const stream = { write: (line: string) => void (log += line) };
  gateway = await runGateway({ restUrl: origin.url, timeout: 200, logger: { level: 'debug', stream } });
});
afterAll(async () => {
  await gateway.close();
  await origin.close();
});
beforeEach(() => {
  answer = says(201, {});
  log = '';
});

/** The errors that were logged, without the fields of every line. */
function logged(): Record<string, unknown>[] {
  return log
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line) as Record<string, unknown>)
    .filter(({ level }) => Number(level) >= 40);
}

const document = ({ name, type }: (typeof forms)[number]) =>
  `mutation Send($input: ${type}!) { ${name}(input: $input) { userErrors { code } } }`;

describe.each(forms)('what a visitor enters into $name is not in the log', (form) => {
  const filled = Object.fromEntries(form.fields.map((name) => [name, MARK]));

  it('GW-10 when a value, a field or all of it has the wrong type', async () => {
    const inputs = [
      ...form.fields.flatMap((name) =>
        [{ [MARK]: MARK }, [MARK], null, 1].map((value) => ({ ...filled, [name]: value })),
      ),
      { ...filled, remark: MARK },
      { ...filled, [MARK]: MARK },
      MARK,
      [filled, MARK],
    ];
    for (const input of inputs) await gateway.query(document(form), { input });
    await gateway.query(document(form), {});
    expect(log).not.toContain(MARK);
    const lines = logged();
    expect(lines).toContainEqual(
      expect.objectContaining({ operation: 'Send', code: 'BAD_USER_INPUT', msg: expect.any(String) }),
    );
  });

  it('GW-10 when it stands in the document itself', async () => {
    const { name, fields } = form;
    const written = fields.map((field) => `${field}: "${MARK}"`).join(' ');
    for (const input of [
      `{ ${written} remark: "${MARK}" }`,
      `{ ${fields.map((field) => `${field}: ["${MARK}"]`).join(' ')} }`,
      `{ ${fields.map((field) => `${field}: { is: "${MARK}" }`).join(' ')} }`,
      `{ ${written} input: """${MARK}""" }`,
      `"${MARK}"`,
      `["${MARK}"]`,
      `{ ${written} "${MARK}" }`,
      `{ ${written}`,
    ]) {
      await gateway.query(`mutation Send { ${name}(input: ${input}) { userErrors { code } } }`);
    }
    const codes = logged().map(({ code }) => code);
    expect(codes).toContain('GRAPHQL_VALIDATION_FAILED');
    expect(codes).toContain('GRAPHQL_PARSE_FAILED');
    expect(log).not.toContain(MARK);
  });

  it('GW-10 when the origin repeats it in a failure', async () => {
    const texts = Object.fromEntries(form.texts.map((name) => [name, MARK]));
    const entered: Record<string, unknown> = form.isOfStaff ? { ...form.others, ...texts } : texts;
    if (form.fields.includes('filter')) entered.filter = { search: MARK };
    for (const failure of [
      ...[400, 401, 404, 409, 422, 500].map((status) => says(status, { message: `${MARK} is wrong` })),
      says(500, MARK, { 'content-type': 'text/html' }),
      says(201, `{"${MARK}`),
      says(200, `${MARK}`),
      faults.hangUp(),
    ]) {
      answer = failure;
      const input = form.fields.includes('idempotencyKey') ? { ...entered, idempotencyKey: null } : entered;
      await gateway.query(document(form), { input }, form.isOfStaff ? { authorization: 'Bearer token' } : {});
    }
    expect(logged().map(({ code }) => code)).toContain('UPSTREAM_ERROR');
    expect(log).not.toContain(MARK);
  });
});

describe('what a visitor asks for is not in the log', () => {
  it.each([
    [
      'an order that does not exist',
      'query Q($sort: CarSort) { cars(sort: $sort) { totalCount } }',
      { sort: MARK },
    ],
    ['a number that is none', 'query Q($first: Int) { cars(first: $first) { totalCount } }', { first: MARK }],
    ['an id that is none', 'query Q($id: ID!) { car(id: $id) { id } }', { id: { [MARK]: MARK } }],
    [
      'a cursor that is none',
      'query Q($after: String) { cars(after: $after) { totalCount } }',
      { after: MARK },
    ],
    [
      'a filter with another field',
      'query Q($filter: CarFilter) { cars(filter: $filter) { totalCount } }',
      { filter: { [MARK]: MARK } },
    ],
    ['an order in the document', 'query Q { cars(sort: CORRECT_HORSE) { totalCount } }', {}],
  ])('GW-10 %s', async (_what, text, variables) => {
    for (let i = 0; i < 3; i += 1) await gateway.query(text, variables);
    expect(logged()).not.toEqual([]);
    expect(log).not.toMatch(/correct.horse/i);
  });

  it('GW-10 an article that is no JSON', async () => {
    answer = says(200, `{"_id": ${MARK}}`, { 'content-type': 'application/json' });
    const { body } = await gateway.query('{ blog(id: "x") { id } }');
    expect(body.errors[0].extensions.code).toBe('UPSTREAM_BAD_RESPONSE');
    expect(logged()).toMatchObject([{ path: 'blog', code: 'UPSTREAM_BAD_RESPONSE' }]);
    expect(log).not.toContain(MARK);
  });

  it('GW-10 an upload whose variables do not fit', async () => {
    const variables = { input: { email: { [MARK]: MARK } }, images: [null] };
    const query =
      'mutation ($input: SellCarInput!, $images: [Upload!]) { sellCar(input: $input, images: $images) { message } }';
    for (const map of [{ 0: ['variables.images.0'] }, { 0: [`variables.${MARK}`] }, MARK]) {
      const body = multipart([
        { name: 'operations', content: JSON.stringify({ query, variables }) },
        { name: 'map', content: JSON.stringify(map) },
        { name: '0', filename: `${MARK}.png`, mediaType: 'image/png', content: MARK },
      ]);
      const { status } = await fetch(`${gateway.url}/graphql`, {
        method: 'POST',
        headers: multipartHeaders,
        body: new Uint8Array(body),
      });
      expect(status).toBe(400);
    }
    expect(log).not.toContain(MARK);
  });
});

it('GW-10 a visitor still reads which value of his own does not fit', async () => {
  const [form] = forms;
  const { body } = await gateway.query(document(form!), { input: MARK });
  expect(body.errors[0].message).toContain('$input');
});
