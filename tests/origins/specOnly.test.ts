import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { CarFilter } from '../../gateway/generated/schemaTypes.ts';
import { carStore } from '../../rest/cars/carStore.ts';
import { runGateway, type RunningGateway } from '../servers/runGateway.ts';
import { runRest, type RunningRest } from '../servers/runRest.ts';
import { someCars } from '../stock/someCars.ts';
import { specOnlyOrigin } from './specOnlyOrigin.ts';
import { walkCars } from '../stock/walkCars.ts';

const stock = someCars(120).map((car, i) => ({
  ...car,
  testDrive: i % 2 === 0 ? 'yes' : 'no',
  engine: i % 5 === 0 ? '4.0 L V8' : car.engine,
}));
/** Filters, and how many makes a visitor can choose from with each. */
const filters: [CarFilter, number][] = [
  [{}, 4],
  [{ makes: ['BMW', 'audi'] }, 4],
  [{ makes: ['BMW', 'Land Rover'], model: 'bmw-x5' }, 4],
  [{ bodyTypes: ['suv'], availableNow: true }, 2],
  [{ mileage: { min: 10_000, max: 60_000 }, year: { min: 2015 } }, 4],
  [{ monthlyInstalment: { max: 2_000 }, title: 'sport x5' }, 1],
  [{ price: { min: 50_000, max: 180_000 }, availableNow: true }, 4],
  [{ status: ['RESERVED', 'SOLD'], stockNumbers: [] }, 4],
  [{ stockNumbers: [stock[3]?.stockNumber ?? '', 'none'] }, 1],
  [{ search: 'bimmer x5 under 150k' }, 1],
  [{ search: 'mercdes sedan' }, 1],
  [{ search: 'under 60,000 km' }, 4],
  [{ search: 'under 2000 a month' }, 4],
  [{ search: 'test drive 2015 or newer' }, 2],
  [{ search: 'v8 from 50k to 150k' }, 4],
  [{ search: 'bmw or audi one owner' }, 2],
  [{ search: 'under warranty 150000' }, 4],
  [{ search: 'bimmer x' }, 1],
  [{ search: 'mercedes sed*' }, 1],
  [{ search: 'sport 20' }, 1],
  [{ title: 'no such car' }, 0],
];
const sorts = [
  ...['FOR_SALE_FIRST', 'NEWEST', 'OLDEST', 'PRICE_ASC', 'PRICE_DESC'],
  ...['MILEAGE_ASC', 'MILEAGE_DESC', 'YEAR_ASC', 'YEAR_DESC'],
];

let rest: RunningRest;
/** In front of the REST API of this repository, which knows ranges, sorts, ids and facets. */
let full: RunningGateway;
let origin: Awaited<ReturnType<typeof specOnlyOrigin>>;
/** In front of an origin that has the same cars, and only what spec §7 describes. */
let plain: RunningGateway;

beforeAll(async () => {
  rest = await runRest();
  await Promise.all(stock.map((car) => carStore(rest.store).save(car)));
  full = await runGateway({ restUrl: rest.url });
});
beforeEach(async () => {
  origin = await specOnlyOrigin({ cars: stock });
  plain = await runGateway({ restUrl: origin.url });
});
afterEach(async () => {
  await plain.close();
  await origin.close();
});
afterAll(async () => {
  await full.close();
  await rest.close();
});

/** The answer of both gateways, which must be the same. */
async function sameAnswer(document: string, variables = {}) {
  const [expected, answer] = await Promise.all([
    full.data(document, variables),
    plain.data(document, variables),
  ]);
  expect(answer).toEqual(expected);
  return answer;
}

describe('an origin that has only spec §7', () => {
  it.each(sorts)('gives the order %s, missing values last and equal ones in one order', async (sort) => {
    const document = `query ($sort: CarSort, $offset: Int) {
      cars(sort: $sort, first: 60, offset: $offset) { nodes { id price mileage year } }
    }`;
    const parts = [await sameAnswer(document, { sort }), await sameAnswer(document, { sort, offset: 60 })];
    const field = { P: 'price', M: 'mileage', Y: 'year' }[sort.charAt(0)] ?? 'id';
    const values = parts.flatMap(({ cars }) => cars.nodes.map((car: Record<string, unknown>) => car[field]));
    const known = values.filter((value) => value !== null);
    expect(values).toEqual([...known, ...Array(120 - known.length).fill(null)]);
  });

  it('gives its own order where none is asked for, which is newest first', async () => {
    const { cars } = await sameAnswer('{ cars(first: 100) { nodes { id } } }');
    expect(cars.nodes.map(({ id }: { id: string }) => id)).toEqual(stock.slice(0, 100).map(({ _id }) => _id));
  });

  it.each(filters)('gives the same facets and counts under %j', async (filter, makes) => {
    const { cars } = await sameAnswer(
      `query ($filter: CarFilter) { cars(filter: $filter, first: 0) { totalCount facets {
        makes { name count } models { id name make count } bodyTypes { name count } exteriorColors { name count }
        fuelTypes { name count } transmissions { name count } regionalSpecs { name count } drives { name count }
        interiorColors { name count } steeringSides { name count } seats { name count } mileage { min max } year { min max }
        price { min max } monthlyInstalment { min max } cylinders { min max } power { min max }
        hasWarranty accidentFree discounted
      } } }`,
      { filter },
    );
    expect(cars.facets.makes).toHaveLength(makes);
  });

  it('gives the same parts in a walk, by cursors and under a filter', async () => {
    for (const [filter, sort] of [
      [undefined, undefined],
      [undefined, 'FOR_SALE_FIRST'],
      [filters[3]?.[0], 'PRICE_ASC'],
    ] as const) {
      expect(await walkCars(plain, { filter, sort, first: 7 })).toEqual(
        await walkCars(full, { filter, sort, first: 7 }),
      );
    }
  });

  it.each([0, 6, 118, 120, 500])('gives the same numbered page from %i on', async (offset) => {
    const page = `query ($offset: Int!) { cars(first: 6, offset: $offset) {
      nodes { id } pageInfo { hasNextPage hasPreviousPage } totalCount
    } }`;
    const { cars } = await sameAnswer(page, { offset });
    expect(cars.totalCount).toBe(120);
  });

  it('gives the same cars by their ids', async () => {
    const ids = [stock[50]?._id, 'unknown', stock[3]?._id, stock[50]?._id];
    const { carsByIds } = await sameAnswer('query ($ids: [ID!]!) { carsByIds(ids: $ids) { id title } }', {
      ids,
    });
    expect(carsByIds.map((car: { id: string } | null) => car?.id)).toEqual([
      ids[0],
      undefined,
      ids[2],
      ids[3],
    ]);
  });

  it('gives the same featured cars, car and missing car', async () => {
    await sameAnswer(
      `{ featuredCars { id } testDriveCars { id } car(id: "${stock[8]?._id}") { id title price } }`,
    );
    const missing = '{ car(id: "unknown") { id } }';
    expect((await plain.query(missing)).body).toEqual((await full.query(missing)).body);
  });

  it('sends its whole list once for every part of a walk', async () => {
    await walkCars(plain, { sort: 'PRICE_ASC', first: 7 });
    expect(origin.requests).toEqual(['/api/v1/cars/filter?sort=price']);
  });

  it('sends its whole list once for a page and its facets', async () => {
    await plain.data('{ cars(first: 6) { nodes { id } facets { makes { name } } } }');
    await plain.data('{ cars(first: 6, offset: 6) { nodes { id } } }');
    expect(origin.requests).toEqual(['/api/v1/cars/filter', '/api/v1/cars/facets']);
  });
});
