import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Car } from '../../rest/cars/car.ts';
import { carStore } from '../../rest/cars/carStore.ts';
import { aCar } from '../stock/aCar.ts';
import { runGateway, type RunningGateway } from '../servers/runGateway.ts';
import { runRest, type RunningRest } from '../servers/runRest.ts';
import { seeded } from '../stock/randomStock.ts';
import { someCars } from '../stock/someCars.ts';
import { walkCars } from '../stock/walkCars.ts';

const stock = someCars(260);
const everyId = stock.map(({ _id }) => _id).toSorted();

let rest: RunningRest;
let gateway: RunningGateway;

beforeAll(async () => {
  rest = await runRest();
  await Promise.all(stock.map((car) => carStore(rest.store).save(car)));
  gateway = await runGateway({ restUrl: rest.url });
});
afterAll(async () => {
  await gateway.close();
  await rest.close();
});

describe("a partner's walk", () => {
  const sorts = [
    'NEWEST',
    'OLDEST',
    'PRICE_ASC',
    'PRICE_DESC',
    'MILEAGE_ASC',
    'MILEAGE_DESC',
    'YEAR_ASC',
    'YEAR_DESC',
  ];

  it.each([50, 100])('GW-15 by %i reads every car exactly once, newest first', async (first) => {
    expect(await walkCars(gateway, { first })).toEqual(stock.map(({ _id }) => _id));
  });

  it.each(sorts)('GW-15 in the order %s reads every car exactly once, by 50 as by 100', async (sort) => {
    const ids = await walkCars(gateway, { sort, first: 50 });
    expect(ids.toSorted()).toEqual(everyId);
    expect(await walkCars(gateway, { sort, first: 100 })).toEqual(ids);
  });

  it('GW-15 under a filter reads every car that matches exactly once, and counts them', async () => {
    const filter = { makes: ['bmw', 'audi'], availableNow: true };
    const matching = stock.filter(
      ({ manufacturerId, saleStatus }) =>
        ['BMW', 'Audi'].includes(manufacturerId?.brandName ?? '') &&
        (saleStatus ?? 'available') === 'available',
    );
    expect(await walkCars(gateway, { filter, first: 20 })).toEqual(matching.map(({ _id }) => _id));
    const count = 'query ($filter: CarFilter) { cars(filter: $filter) { totalCount } }';
    expect(await gateway.data(count, { filter })).toEqual({ cars: { totalCount: matching.length } });
  });
});

describe('while a partner walks', () => {
  const few = stock.slice(0, 60);
  const inOrder = few.map(({ _id }) => _id);
  const remove = (own: RunningRest, ids: string[]) =>
    Promise.all(ids.map((_id) => own.store.collection<Car>('cars').deleteOne({ _id })));
  const add = (own: RunningRest, count: number) =>
    Promise.all(Array.from({ length: count }, () => carStore(own.store).save(aCar())));

  /** The ids of a walk over 60 cars, 20 at a time; `happens` runs after the first part. */
  async function walkDuring(happens: (own: RunningRest) => Promise<unknown>) {
    const own = await runRest();
    await Promise.all(few.map((car) => carStore(own.store).save(car)));
    const ownGateway = await runGateway({ restUrl: own.url });
    const ids = await walkCars(ownGateway, {
      first: 20,
      afterPart: async (parts) => {
        if (parts === 1) await happens(own);
      },
    });
    await ownGateway.close();
    await own.close();
    return ids;
  }

  it.each([1, 40])('GW-15 %i new cars at the front repeat and hide none', async (count) => {
    expect(await walkDuring((own) => add(own, count))).toEqual(inOrder);
  });

  it('GW-15 price changes repeat and hide none in the order of the prices', async () => {
    const own = await runRest();
    await carStore(own.store).saveAll(few);
    const ownGateway = await runGateway({ restUrl: own.url });
    const random = seeded(3);
    const ids = await walkCars(ownGateway, {
      ...{ first: 10, sort: 'PRICE_ASC' },
      afterPart: () =>
        carStore(own.store).saveAll(
          few.filter(() => random() < 0.5).map((car) => ({ ...car, originalPrice: 1_000 * random() })),
        ),
    });
    expect(ids.toSorted()).toEqual(inOrder.toSorted());
    await ownGateway.close();
    await own.close();
  });

  it('GW-15 removed cars that were read already hide none', async () => {
    expect(await walkDuring((own) => remove(own, inOrder.slice(3, 9)))).toEqual(inOrder);
  });

  it('GW-15 the removal of the very car that the cursor names hides none', async () => {
    expect(await walkDuring((own) => remove(own, inOrder.slice(19, 20)))).toEqual(inOrder);
  });

  it('GW-15 the removal of the next car hides only that car', async () => {
    expect(await walkDuring((own) => remove(own, inOrder.slice(20, 21)))).toEqual(inOrder.toSpliced(20, 1));
  });
});

describe('a cursor', () => {
  const part = `query ($filter: CarFilter, $sort: CarSort, $after: String, $before: String, $first: Int = 24, $last: Int) {
    cars(filter: $filter, sort: $sort, after: $after, before: $before, first: $first, last: $last) {
      nodes { id } pageInfo { startCursor endCursor hasNextPage hasPreviousPage }
    }
  }`;
  const ids = ({ cars }: { cars: { nodes: { id: string }[] } }) => cars.nodes.map(({ id }) => id);

  it.each([
    ['another order', { sort: 'PRICE_ASC' }],
    ['another filter', { filter: { availableNow: true } }],
  ])('is refused under %s', async (_name, list) => {
    const { cars } = await gateway.data(part);
    const { body } = await gateway.query(part, { ...list, after: cars.pageInfo.endCursor });
    expect(body.errors).toMatchObject([
      { message: expect.stringContaining('another list'), extensions: { code: 'CURSOR_MISMATCH' } },
    ]);
  });

  it('leads back to where the walk has come from', async () => {
    const list = { sort: 'PRICE_DESC', filter: { makes: ['bmw'] } };
    const first = await gateway.data(part, { ...list, first: 5 });
    const second = await gateway.data(part, { ...list, first: 5, after: first.cars.pageInfo.endCursor });
    const back = await gateway.data(part, { ...list, last: 5, before: second.cars.pageInfo.startCursor });
    expect(ids(back)).toEqual(ids(first));
    expect(back.cars.pageInfo).toMatchObject({ hasNextPage: true, hasPreviousPage: false });
  });

  it('is not needed for the end of the list', async () => {
    const { cars } = await gateway.data(part, { last: 3 });
    expect(ids({ cars })).toEqual(stock.slice(-3).map(({ _id }) => _id));
    expect(cars.pageInfo).toMatchObject({ hasNextPage: false, hasPreviousPage: true });
  });

  it('says so when too much has changed since the walk began', async () => {
    const own = await runRest();
    const cars = carStore(own.store);
    const some = someCars(30);
    await cars.saveAll(some);
    const ownGateway = await runGateway({ restUrl: own.url });
    const { cars: first } = await ownGateway.data(part, { first: 10 });
    const entries = own.store.collection<{ _id: string }>('carChanges');
    await cars.save(aCar());
    await entries.deleteOne({ _id: '000000000000001' });
    const { body } = await ownGateway.query(part, { after: first.pageInfo.endCursor });
    expect(body.errors).toMatchObject([{ extensions: { code: 'CURSOR_EXPIRED' } }]);
    await ownGateway.close();
    await own.close();
  });
});

describe('a numbered page', () => {
  const page = `query ($first: Int!, $offset: Int!) {
    cars(first: $first, offset: $offset) { nodes { id } pageInfo { hasNextPage hasPreviousPage endCursor } totalCount }
  }`;

  it.each([
    ['the first', 0, 6, { hasNextPage: true, hasPreviousPage: false }],
    ['one in the middle', 120, 6, { hasNextPage: true, hasPreviousPage: true }],
    ['the last', 258, 2, { hasNextPage: false, hasPreviousPage: true }],
    ['one behind the end', 500, 0, { hasNextPage: false, hasPreviousPage: true }],
  ])('%s has its cars and knows its neighbours', async (_name, offset, count, neighbours) => {
    const { cars } = await gateway.data(page, { first: 6, offset });
    expect(cars.nodes).toEqual(stock.slice(offset, offset + count).map(({ _id: id }) => ({ id })));
    expect(cars.pageInfo).toMatchObject(neighbours);
    expect(cars.totalCount).toBe(260);
  });

  it('of no cars still counts them', async () => {
    const { cars } = await gateway.data(page, { first: 0, offset: 0 });
    const pageInfo = { hasNextPage: true, hasPreviousPage: false, endCursor: null };
    expect(cars).toEqual({ nodes: [], pageInfo, totalCount: 260 });
  });

  it('of an empty stock is empty', async () => {
    const { cars } = await gateway.data(
      '{ cars(filter: { title: "no such car" }) { nodes { id } totalCount } }',
    );
    expect(cars).toEqual({ nodes: [], totalCount: 0 });
  });

  it('knows of cars that were added or taken away behind it, though it is the same itself', async () => {
    const own = await runRest();
    const some = someCars(30);
    await carStore(own.store).saveAll(some.slice(0, 20));
    const ownGateway = await runGateway({ restUrl: own.url });
    // Asks for no cursors: they change with every car.
    const query = '{ cars(first: 20) { nodes { id } totalCount pageInfo { hasNextPage } } }';
    const asked = async () => {
      const answer = await ownGateway.query(query, {}, { 'cache-control': 'no-store' });
      const { nodes, totalCount, pageInfo } = answer.body.data.cars;
      return [nodes.length, totalCount, pageInfo.hasNextPage];
    };
    expect(await asked()).toEqual([20, 20, false]);
    await carStore(own.store).saveAll(some.slice(20));
    expect(await asked()).toEqual([20, 30, true]);
    await carStore(own.store).withdrawAll(some.slice(25).map(({ _id }) => _id));
    expect(await asked()).toEqual([20, 25, true]);
    await ownGateway.close();
    await own.close();
  });
});
