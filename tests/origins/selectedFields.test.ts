import type { IncomingMessage } from 'node:http';
import { buildSchema, type GraphQLObjectType, isLeafType, getNamedType } from 'graphql';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { carFields } from '../../gateway/apis/carFields.ts';
import { readTypeDefs } from '../../gateway/graph/readTypeDefs.ts';
import { carStore } from '../../rest/cars/carStore.ts';
import { aCar } from '../stock/aCar.ts';
import { runGateway, type RunningGateway } from '../servers/runGateway.ts';
import { runOrigin } from './runOrigin.ts';
import { runRest, type RunningRest } from '../servers/runRest.ts';
import { someCars } from '../stock/someCars.ts';

const schema = buildSchema(await readTypeDefs());
const carType = schema.getType('Car') as GraphQLObjectType;

/** Every field of a car with all its subfields; without a key, the whole VIN is always null. */
const everyField = Object.values(carType.getFields()).flatMap(({ name, type }) => {
  if (name === 'vin') return [];
  const below = getNamedType(type);
  if (name === 'similar') return 'similar(limit: 1) { id title }';
  return isLeafType(below) ? name : `${name} ${leavesOf(below as GraphQLObjectType)}`;
});

function leavesOf(type: GraphQLObjectType): string {
  const leaves = Object.values(type.getFields()).filter((field) => isLeafType(getNamedType(field.type)));
  return `{ ${leaves.map(({ name }) => name).join(' ')} }`;
}

it('a partner finds every value of the wire on the graph', () => {
  const wholeCar = undefined;
  expect(carFields(Object.keys(carType.getFields()))).toBe(wholeCar);
});

describe('a field of a car', () => {
  let rest: RunningRest;
  let gateway: RunningGateway;

  beforeAll(async () => {
    rest = await runRest();
    const told = { trimId: aCar().trimId, warrantyUntil: '2027-06-30' };
    await carStore(rest.store).saveAll(someCars(60).map((car) => ({ ...car, ...told })));
  });
  afterAll(() => rest.close());
  // A gateway that has cached whole cars would not ask for parts of them.
  beforeEach(async () => {
    gateway = await runGateway({ restUrl: rest.url });
  });
  afterEach(() => gateway.close());

  it.each(everyField)('%s is the same alone as beside all others', async (field) => {
    const list = async (fields: string) => {
      const { cars } = await gateway.data(`{ cars(first: 20) { nodes { ${fields} } } }`);
      return cars.nodes as Record<string, unknown>[];
    };
    const name = /^\w+/.exec(field)?.[0] ?? '';
    const alone = await list(field);
    const all = await list(everyField.join(' '));
    expect(alone).toEqual(all.map((car) => ({ [name]: car[name] })));
    expect(alone.some((car) => car[name] !== null)).toBe(true);
  });
});

describe('the origin', () => {
  let asked: string[];
  let knowsFields: boolean;
  let origin: Awaited<ReturnType<typeof runOrigin>>;
  let gateway: RunningGateway;

  beforeEach(async () => {
    asked = [];
    knowsFields = true;
    origin = await runOrigin((request, response) => {
      asked.push(fieldsOf(request));
      const facets = request.url?.startsWith('/api/v1/cars/facets');
      response.writeHead(request.headers.range ? 206 : 200, {
        ...(request.headers.range && { 'content-range': 'items 0-0/1' }),
        ...(knowsFields && request.headers.prefer && { 'preference-applied': 'fields' }),
      });
      const bounds = { min: null, max: null };
      const none = { companies: [], models: [], bodyTypes: [], mileage: bounds, year: bounds };
      const body = facets
        ? { ...none, price: bounds, monthlyInstallment: bounds }
        : { cars: [aCar({ _id: 'x5' })] };
      response.end(JSON.stringify(body));
    });
    gateway = await runGateway({ restUrl: origin.url });
  });
  afterEach(async () => {
    await gateway.close();
    await origin.close();
  });

  function fieldsOf({ url, headers }: IncomingMessage): string {
    const path = url?.replace(/^\/api\/v1\/cars\/|\?.*$/g, '') ?? '';
    return `${path} ${/fields="([^"]*)"/.exec(String(headers.prefer))?.[1] ?? 'all'}`;
  }

  it.each([
    ['{ cars { nodes { title year } } }', '_id,title,year'],
    ['{ cars { edges { node { price } } nodes { doors } } }', '_id,originalPrice,discountedPrice,door'],
    ['{ cars { nodes { keys } } }', '_id,keys'],
    ['{ cars { totalCount pageInfo { endCursor } } }', '_id'],
    [
      '{ cars { ...List } } fragment List on CarConnection { nodes { ... { cover { path } } } }',
      '_id,images',
    ],
    ['query ($no: Boolean = false) { cars { nodes { year @include(if: $no) } } }', '_id,year'],
    ['{ carsByIds(ids: ["x5"]) { __typename model { name } } }', '_id,manufacturerId,vehicleTypeId'],
  ])('is asked by %s for %s', async (query, fields) => {
    await gateway.data(query);
    expect(asked).toEqual([`filter ${fields}`]);
  });

  it('is asked for no cars where only the facets are looked at', async () => {
    await gateway.data('{ cars { facets { year { min } } __typename } }');
    expect(asked).toEqual(['facets all']);
  });

  it('is asked for what is compared, and what is shown, of similar cars', async () => {
    await gateway.data('{ cars { nodes { similar { title } } } }');
    const compared =
      '_id,bodyType,discountedPrice,manufacturerId,originalPrice,saleStatus,title,vehicleTypeId,year';
    expect(asked.slice(1)).toEqual(Array(3).fill(`filter ${compared}`));
  });

  it('is asked once for two selections where it gives whole cars', async () => {
    knowsFields = false;
    const titles = await gateway.data('{ cars { nodes { title } } }');
    const years = await gateway.data('{ cars { nodes { year } } }');
    expect([titles, years]).toEqual([
      { cars: { nodes: [{ title: aCar().title }] } },
      { cars: { nodes: [{ year: aCar().year }] } },
    ]);
    expect(asked).toEqual(['filter _id,title']);
  });
});
