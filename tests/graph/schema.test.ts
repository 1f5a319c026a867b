import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  buildClientSchema,
  buildSchema,
  getIntrospectionQuery,
  type GraphQLNamedType,
  isEnumType,
  isInputObjectType,
  isIntrospectionType,
  isObjectType,
  isSpecifiedScalarType,
  lexicographicSortSchema,
  printSchema,
} from 'graphql';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readTypeDefs } from '../../gateway/graph/readTypeDefs.ts';
import { runGateway, type RunningGateway } from '../servers/runGateway.ts';
import { plugin } from '../../schema/plugins/publishedSchema.mjs';

const typeDefs = await readTypeDefs();

/** Every named part of a type, with its description. */
function described(type: GraphQLNamedType): [string, string | null | undefined][] {
  const all: [string, string | null | undefined][] = [[type.name, type.description]];
  const add = (name: string, description: string | null | undefined) =>
    all.push([`${type.name}.${name}`, description]);
  if (isEnumType(type)) for (const { name, description } of type.getValues()) add(name, description);
  if (isInputObjectType(type))
    for (const field of Object.values(type.getFields())) add(field.name, field.description);
  if (isObjectType(type)) {
    for (const field of Object.values(type.getFields())) {
      add(field.name, field.description);
      for (const argument of field.args) add(`${field.name}(${argument.name})`, argument.description);
    }
  }
  return all;
}

describe('the schema', () => {
  const types = Object.values(buildSchema(typeDefs).getTypeMap()).filter(
    (type) => !isIntrospectionType(type) && !isSpecifiedScalarType(type),
  );

  it('says the same of the key, the page and the consent in the input of every form', () => {
    const shared = types
      .filter(isInputObjectType)
      .filter((type) => type.getFields().consent)
      .map((type) =>
        ['idempotencyKey', 'source', 'consent'].map((name) => {
          const field = type.getFields()[name];
          return [name, String(field?.type), field?.description];
        }),
      );
    expect(shared.length).toBeGreaterThanOrEqual(7);
    expect(new Set(shared.map((fields) => JSON.stringify(fields))).size).toBe(1);
  });

  it.each(types.map((type) => [type.name, type] as const))(
    'GW-1 says in a sentence what %s and each of its fields, arguments and values is',
    (_name, type) => {
      for (const [name, description] of described(type)) {
        expect([name, description]).toEqual([name, expect.stringMatching(/^[A-Z].*[.!]$/s)]);
      }
    },
  );

  it('GW-1 has what the site and partners ask for', () => {
    const fields = Object.keys(buildSchema(typeDefs).getQueryType()?.getFields() ?? {});
    expect(fields).toEqual(
      expect.arrayContaining([
        ...['cars', 'featuredCars', 'testDriveCars', 'car', 'carsByIds', 'makes', 'models'],
        ...['logos', 'blogs', 'blog', 'latestBlogs'],
      ]),
    );
  });
});

describe('a developer', () => {
  const published = () => readFile('gateway/generated/schema.graphql', 'utf8');
  let gateway: RunningGateway;

  beforeAll(async () => {
    gateway = await runGateway({ restUrl: 'http://127.0.0.1:9' });
  });
  afterAll(() => gateway.close());

  it('is told by the running gateway, by introspection and as a file, the schema that is published, word for word', async () => {
    const live = buildClientSchema(
      await gateway.data(getIntrospectionQuery({ schemaDescription: true, specifiedByUrl: true })),
    );
    expect(`${printSchema(lexicographicSortSchema(live))}\n`).toBe(await published());
    const answer = await fetch(`${gateway.url}/graphql/schema.graphql`);
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'text/plain; charset=utf-8']);
    expect(await answer.text()).toBe(await published());
    const known = { 'if-none-match': answer.headers.get('etag') ?? '' };
    expect((await fetch(`${gateway.url}/graphql/schema.graphql`, { headers: known })).status).toBe(304);
  });

  it('reads of limits, errors, sign-in and changes where the schema begins', async () => {
    const { description } = buildSchema(await published());
    for (const about of ['Requests', 'Sign-in', 'Limits', 'Errors', 'Changes']) {
      expect(description).toContain(`**${about}**`);
    }
  });
});

describe('a change of the schema', () => {
  let folder: string;
  let files: { published: string; announcements: string };

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'schema-'));
    files = { published: join(folder, 'schema.graphql'), announcements: join(folder, 'CHANGES.md') };
    await writeFile(files.published, typeDefs);
  });
  afterAll(() => rm(folder, { recursive: true }));

  /** What codegen writes for a schema in which `to` replaces `from`; `announced`: the entry in the list of announcements. */
  async function publish({ from = '', to = '', announced = '' } = {}) {
    expect(typeDefs).toContain(from);
    await writeFile(files.announcements, `# Changes\n\n- 2027-01-31 ${announced}\n`);
    return plugin(buildSchema(typeDefs.replace(from, to)), [], files);
  }

  const breaking: [string, { from: string; to: string }, string][] = [
    [
      'A field that goes',
      { from: '  "The mileage in kilometres."\n  mileage: Int\n', to: '' },
      "Field 'mileage' was removed from object type 'Car'",
    ],
    [
      'A field that may now be null',
      { from: '  sold: Boolean!', to: '  sold: Boolean' },
      "Field 'Car.sold' changed type from 'Boolean!' to 'Boolean'",
    ],
    [
      'An enum value that goes',
      { from: '  "Least recently listed first."\n  OLDEST\n', to: '' },
      "Enum value 'OLDEST' was removed from enum 'CarSort'",
    ],
    [
      'An enum value that comes, which a program may not know,',
      { from: '  OLDEST\n', to: '  OLDEST\n  "By the name of the make."\n  MAKE\n' },
      "Enum value 'MAKE' was added to enum 'CarSort'",
    ],
    [
      'An argument that becomes required',
      { from: 'make: String)', to: 'make: String!)' },
      "Type for argument 'make' on field 'Query.models' changed from 'String' to 'String!'",
    ],
  ];

  it.each(breaking)('GW-17 %s is refused unless it is announced', async (_what, change, announced) => {
    await expect(publish(change)).rejects.toThrow(`This breaks queries of partners.`);
    await expect(publish(change)).rejects.toThrow(announced);
    expect(await publish({ ...change, announced })).toContain('type Car {');
  });

  it('GW-17 that was announced does not excuse another one', async () => {
    const [, change] = breaking[0] ?? [];
    await expect(publish({ ...change, announced: breaking[1]?.[2] })).rejects.toThrow(
      "Field 'mileage' was removed from object type 'Car'",
    );
  });

  it('GW-17 that only adds is published without a word', async () => {
    const published = await publish({
      from: '  mileage: Int\n',
      to: '  mileage: Int\n  "Its colour."\n  colour: String\n',
    });
    expect(published).toContain('colour: String');
  });

  it('GW-17 is published the first time without a comparison', async () => {
    const first = { ...files, published: join(folder, 'none.graphql') };
    expect(await plugin(buildSchema('type Query { a: Int }'), [], first)).toBe('type Query {\n  a: Int\n}\n');
  });
});
