import { getIntrospectionQuery } from 'graphql';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { multipart, post as postMultipart } from '../forms/multipart.ts';
import { runGateway, type RunningGateway } from '../servers/runGateway.ts';
import { someCars } from '../stock/someCars.ts';
import { specOnlyOrigin } from '../origins/specOnlyOrigin.ts';

let origin: Awaited<ReturnType<typeof specOnlyOrigin>>;
let gateway: RunningGateway;

beforeAll(async () => {
  origin = await specOnlyOrigin({ cars: someCars(120) });
  gateway = await runGateway({ restUrl: origin.url });
});
afterAll(async () => {
  await gateway.close();
  await origin.close();
});

const everything = `edges { cursor node { ...Every } } pageInfo { hasNextPage hasPreviousPage startCursor endCursor }
  totalCount facets {
    makes { name count } models { id name make count } bodyTypes { name count } exteriorColors { name count }
    fuelTypes { name count } transmissions { name count } regionalSpecs { name count } drives { name count }
    interiorColors { name count } steeringSides { name count } seats { name count } mileage { min max } year { min max }
    price { min max } monthlyInstalment { min max } cylinders { min max } power { min max }
    hasWarranty accidentFree discounted
  }`;
const every = `fragment Every on Car {
  id title images { id path filename } saleStatus sold featured testDrive
  make { id name } model { id name make { id name } } trim { id name }
  price originalPrice discountedPrice monthlyInstalment mileage year doors keys exteriorColor bodyType engine
  transmission fuelType features specifications { name included } description listedAt
}`;
const repeated = (count: number, text: (i: number) => string) =>
  Array.from({ length: count }, (_, i) => text(i)).join(' ');
/** Fragments that each spread the next one twice: a short text with 2^30 fields. */
const bomb = `{ cars { nodes { ...F0 } } } ${repeated(30, (i) => `fragment F${i} on Car { x${i}: id ...F${i + 1} ...F${i + 1} }`)} fragment F30 on Car { id }`;

/** How many fields an answer has. */
function valuesIn(value: unknown): number {
  if (Array.isArray(value)) return value.reduce<number>((sum, item) => sum + valuesIn(item), 0);
  if (typeof value !== 'object' || value === null) return 0;
  return Object.values(value).reduce<number>((sum, item) => sum + 1 + valuesIn(item), 0);
}

it('counts the facets of a list once, however many cars are asked for', async () => {
  const cost = async (first: number) => {
    const { body } = await gateway.query(
      `{ cars(first: ${first}) { nodes { id } facets { power { min max } drives { name count } } } }`,
      {},
      { prefer: 'cost' },
    );
    return body.extensions.cost.requested as number;
  };
  expect((await cost(100)) - (await cost(10))).toBe(90 * 2);
});

describe('a hostile operation', () => {
  it.each([
    [
      'of 21 aliases',
      `{ ${repeated(21, (i) => `a${i}: makes { id }`)} }`,
      /its number of aliases is 21, the limit is 20/,
    ],
    [
      'of aliases in fragments',
      `{ ...A ...B } fragment A on Query { ${repeated(11, (i) => `a${i}: __typename`)} } fragment B on Query { ${repeated(11, (i) => `b${i}: __typename`)} }`,
      /aliases is 22/,
    ],
    [
      'that is too deep',
      `{ cars { ${repeated(11, () => 'nodes {')} id ${'}'.repeat(11)} } }`,
      /depth is 13, the limit is 10/,
    ],
    [
      'that asks for everything of 100 cars four times',
      `query ($n: Int!) { ${repeated(4, (i) => `c${i}: cars(first: $n, offset: ${i}) { ${everything} }`)} } ${every}`,
      /cost is \d+, the limit is 10000/,
    ],
    [
      'that does so without variables',
      `{ ${repeated(4, (i) => `c${i}: cars(first: 100, offset: ${i}) { ${everything} }`)} } ${every}`,
      /cost is \d+, the limit is 10000/,
    ],
    ['of fragments that double thirty times', bomb, /cost is \d+, the limit is 10000/],
    ['of a fragment that spreads itself', '{ ...A } fragment A on Query { ...A }', /within itself/],
    [
      'of endless introspection',
      `{ __schema { types { ${repeated(6, () => 'fields { type {')} name ${'}'.repeat(12)} } } }`,
      /introspection depth/,
    ],
    [
      'of a wide introspection 19 times',
      `{ ${repeated(19, (i) => `a${i}: __schema { types { name description fields { name description args { name type { name } } type { name ofType { name } } } } }`)} }`,
      /cost is \d+, the limit is 10000/,
    ],
    [
      'of introspection in fragments that double a hundred times',
      `{ __schema { types { ...F0 } } } ${repeated(100, (i) => `fragment F${i} on __Type { ...F${i + 1} ...F${i + 1} }`)} fragment F100 on __Type { name }`,
      /cost is \d+, the limit is 10000/,
    ],
    [
      'of introspection in a fragment that spreads itself',
      '{ __schema { types { ...A } } } fragment A on __Type { ofType { ...A } }',
      /within itself/,
    ],
    [
      'of 5000 words',
      `{ makes { ${repeated(5_000, (i) => `id${i % 1_000}`)} } }`,
      /more tha[tn] 4000 tokens/,
    ],
    ['of one field 201 times', `{ makes { ${repeated(201, () => 'id')} } }`, /\(id 200 times\)/],
    [
      'of three fields 150 times',
      `{ ${repeated(150, () => 'cars { nodes { title } }')} }`,
      /repeats names too often/,
    ],
    ['of 3000 brackets', '{'.repeat(3_000), /nested too deep/],
  ])('GW-16 %s is refused with 400 and a sentence', async (_name, document, sentence) => {
    origin.requests.length = 0;
    const { status, body } = await gateway.query(document, { n: 100 });
    expect(status).toBe(400);
    expect(body.data).toBeUndefined();
    expect(body.errors.map(({ message }: { message: string }) => message).join('\n')).toMatch(sentence);
    expect(body.errors[0].extensions.stacktrace).toBeUndefined();
    expect(origin.requests).toEqual([]);
  });
});

describe('a document that is nested without end', () => {
  const deep = (open: string, close: string) => `${open.repeat(25_000)}1${close.repeat(25_000)}`;
  const nested: [string, string][] = [
    ['fields', `{ ${'cars {'.repeat(20_000)}`],
    ['fields with names of one letter', '{a'.repeat(60_000)],
    ['inline fragments', `{ ${'... on Query {'.repeat(8_000)}`],
    ['lists', `{ carsByIds(ids: ${'['.repeat(40_000)}${']'.repeat(40_000)}) { id } }`],
    ['objects', `{ cars(filter: ${deep('{a:', '}')}) { totalCount } }`],
    ['types', `query ($n: ${deep('[', ']')}) { makes { id } }`],
    ['arguments', `{ a${'(b:[{c:'.repeat(15_000)}`],
    ['one bracket more than that', `{ carsByIds(ids: ${'['.repeat(49)}${']'.repeat(49)}) { id } }`],
  ];
  const sentence =
    'This operation is nested too deeply: at most 50 levels of braces, brackets and parentheses are allowed.';

  it.each(nested)('GW-16 of %s is refused with 400 and the limit', async (_name, document) => {
    const post = await gateway.query(document);
    expect([post.status, post.body.errors[0].message]).toEqual([400, sentence]);
    const operations = JSON.stringify({ query: document });
    const upload = await postMultipart(
      `${gateway.url}/graphql`,
      multipart([
        { name: 'operations', content: operations },
        { name: 'map', content: '{}' },
      ]),
    );
    expect([upload.status, upload.body]).toEqual([400, post.body]);
    if (document.length > 10_000) return;
    const response = await fetch(`${gateway.url}/graphql?query=${encodeURIComponent(document)}`, {
      headers: { 'apollo-require-preflight': '1' },
    });
    expect([response.status, await response.json()]).toEqual([400, post.body]);
  });

  it('GW-16 in its strings and comments only is answered', async () => {
    const brackets = '{[('.repeat(100);
    const document = `# ${brackets}
      { cars(filter: { title: "${brackets.slice(0, 190)} \\" \\\\", makes: ["""${brackets} \\""" " ${brackets}"""] }) { totalCount } }`;
    expect(await gateway.data(document)).toEqual({ cars: { totalCount: 0 } });
  });

  it.each([
    ['a filter', 'query ($v: CarFilter) { cars(filter: $v) { totalCount } }'],
    ['a list of ids', 'query ($v: [ID!]!) { carsByIds(ids: $v) { id } }'],
    ['a text', 'query ($v: ID!) { car(id: $v) { id } }'],
    ['a variable that is not used', 'query { makes { id } }'],
  ])('GW-16 in its variables harms nobody: %s', async (_name, query) => {
    for (const [open, close] of [
      ['[', ']'],
      ['{"a":', '}'],
    ] as const) {
      const value = `${open.repeat(20_000)}1${close.repeat(20_000)}`;
      const response = await fetch(`${gateway.url}/graphql`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: `{"query":${JSON.stringify(query)},"variables":{"v":${value}}}`,
      });
      const text = await response.text();
      expect([200, 400]).toContain(response.status);
      expect(text).not.toMatch(/call stack|INTERNAL_SERVER_ERROR/);
    }
  });
});

describe('an honest operation', () => {
  it.each(['100', '$n'])(
    'GW-16 asks for every field of %s cars, with counts, and is answered',
    async (first) => {
      const variables = first === '$n' ? '($n: Int!)' : '';
      const data = await gateway.data(
        `query ${variables} { cars(first: ${first}) { ${everything} } } ${every}`,
        { n: 100 },
      );
      expect(data.cars.edges).toHaveLength(100);
    },
  );

  it('GW-16 asks for twenty things under names of its own', async () => {
    const data = await gateway.data(`{ ${repeated(20, (i) => `a${i}: cars(first: ${i}) { totalCount }`)} }`);
    expect(Object.keys(data)).toHaveLength(20);
  });

  it('GW-14 asks for the whole schema with all that introspection has', async () => {
    const everyOption = {
      ...{ descriptions: true, specifiedByUrl: true, directiveIsRepeatable: true, schemaDescription: true },
      ...{ inputValueDeprecation: true, oneOf: true },
    };
    const data = await gateway.data(getIntrospectionQuery(everyOption));
    expect(data.__schema.queryType.name).toBe('Query');
  });

  const typed =
    'query ($name: String!) { __type(name: $name) { name fields { name type { name kind ofType { name } } } } }';
  it.each([
    ['the whole schema', getIntrospectionQuery()],
    [
      'one type',
      '{ __typename __type(name: "Car") { ...T inputFields { name } } } fragment T on __Type { name fields { ...F } } fragment F on __Field { type { ofType { name } } }',
    ],
    [
      'the types of types',
      '{ __schema { types { fields(includeDeprecated: true) { type { fields(includeDeprecated: true) { args { name } } } } } } }',
    ],
    ['a type that does not exist', '{ __type(name: "Nothing") { fields { name } } }'],
    ['the largest type, in a variable', typed],
  ])(
    'GW-16 costs a third as many points as its answer holds values of the schema: %s',
    async (_what, document) => {
      const { __schema: schema } = await gateway.data('{ __schema { types { name fields { name } } } }');
      const [largest] = (schema.types as { name: string; fields: unknown[] | null }[]).toSorted(
        (a, b) => (b.fields?.length ?? 0) - (a.fields?.length ?? 0),
      );
      const { status, body } = await gateway.query(document, { name: largest?.name }, { prefer: 'cost' });
      const { __typename: name, ...values } = body.data;
      const cost = Math.ceil(valuesIn(values) / 3) + (name ? 1 : 0);
      expect([status, body.extensions?.cost.requested]).toEqual([200, cost]);
    },
  );

  it.each([
    ['interpreted', 1],
    ['compiled', 3],
  ])('uses names of JavaScript as aliases and gets all of them, %s', async (_how, times) => {
    const document = `query constructor { __proto__: cars { totalCount __proto__: totalCount } constructor: makes { toString: id } }`;
    for (let i = 0; i < times; i += 1) {
      const { text } = await gateway.query(document);
      expect(text).toBe('{"data":{"__proto__":{"totalCount":120,"__proto__":120},"constructor":[]}}');
    }
  });

  it('asks for cars by ids that are names of JavaScript, and gets none', async () => {
    const ids = ['__proto__', 'constructor', 'toString', 'hasOwnProperty'];
    const document = 'query ($constructor: [ID!]!) { carsByIds(ids: $constructor) { id } }';
    for (let i = 0; i < 3; i += 1) {
      const { body } = await gateway.query(document, { constructor: ids });
      expect(body).toEqual({ data: { carsByIds: [null, null, null, null] } });
    }
  });
});

describe('a query that has been compiled', () => {
  it.each([
    [
      'a list of 40,000 wrong values',
      'query ($v: [ID!]!) { carsByIds(ids: $v) { id } }',
      `[${'{},'.repeat(39_999)}{}]`,
    ],
    [
      'a filter of 10,000 unknown parts',
      'query ($v: CarFilter) { cars(filter: $v) { totalCount } }',
      `{${Array.from({ length: 10_000 }, (_, i) => `"a${i}":1`).join(',')}}`,
    ],
  ])('GW-16 refuses %s at once, and everybody else is answered', async (_what, query, value) => {
    const send = async (variable: string) => {
      const response = await fetch(`${gateway.url}/graphql`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: `{"query":${JSON.stringify(query)},"variables":{"v":${variable}}}`,
      });
      return response.status;
    };
    for (let i = 0; i < 3; i += 1) expect(await send(query.includes('[ID!]') ? '[]' : '{}')).toBe(200);
    expect(await send(value)).toBe(400);
    expect(await gateway.data('{ __typename }')).toEqual({ __typename: 'Query' });
  });
});

describe('a request with an endless header', () => {
  it.each(['accept', 'content-type'])('is refused where that is %s', async (name) => {
    const { status, body } = await gateway.query(
      '{ makes { name id } }',
      {},
      {
        [name]: `application/json;${' '.repeat(14_000)}x`,
      },
    );
    expect([status, body.errors[0].extensions.code]).toEqual([400, 'BAD_REQUEST']);
  });
});

describe('a variable of the name __proto__', () => {
  it('is refused: its filter would match everything', async () => {
    const response = await fetch(`${gateway.url}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: '{"query":"query ($__proto__: CarFilter) { cars(filter: $__proto__) { totalCount } }","variables":{"__proto__":{"title":"nothing"}}}',
    });
    const { errors } = (await response.json()) as {
      errors: { message: string; extensions: { code: string } }[];
    };
    expect([response.status, errors[0]?.extensions.code]).toEqual([400, 'GRAPHQL_VALIDATION_FAILED']);
    expect(errors[0]?.message).toBe('A variable must not be named __proto__. Rename it.');
  });
});
