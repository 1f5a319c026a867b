import { afterEach, beforeEach, expect, it } from 'vitest';
import type { CarIndex } from '../../rest/cars/CarIndex.ts';
import { type CarSort, carSorts } from '../../rest/cars/carSorts.ts';
import { carStore, listedCars } from '../../rest/cars/carStore.ts';
import { DatabaseIndex } from '../../rest/cars/DatabaseIndex.ts';
import { openCarIndex } from '../../rest/cars/openCarIndex.ts';
import { decodeCarCursor, encodeCarCursor } from '../../rest/cars/walk/CarCursor.ts';
import { encodeChangeCursor } from '../../rest/cars/changes/ChangeCursor.ts';
import { type EngineStore, storeEngines } from '../servers/storeEngines.ts';
import { someCars } from '../stock/someCars.ts';

const [embedded] = storeEngines;
const COUNT = 40;

let engine: EngineStore;
let columns: CarIndex;
let database: CarIndex;

beforeEach(async () => {
  engine = await embedded!.emptyStore();
  await carStore(engine.store).saveAll(someCars(COUNT));
  columns = await openCarIndex({ store: engine.store, log: { warn: console.error } });
  database = new DatabaseIndex(listedCars(engine.store), carStore(engine.store).changes);
});
afterEach(async () => {
  await columns.close();
  await engine.close();
});

const ids = (cars: { _id?: string }[]) => cars.map(({ _id }) => _id);

it.each(Object.keys(carSorts) as CarSort[])(
  'a walk in the order %s goes on where the stock has outgrown the memory meanwhile, and where it fits again',
  async (sort) => {
    const list = ids((await columns.walk({ filter: {}, sort, limit: COUNT })).cars);
    const met = [];
    let cursor: string | undefined;
    for (let i = 0; i < COUNT / 5; i += 1) {
      const from = cursor === undefined ? undefined : decodeCarCursor(cursor);
      const part = await (i % 2 ? database : columns).walk({ filter: {}, sort, limit: 5, from });
      met.push(...ids(part.cars));
      cursor = part.cursors.map(encodeCarCursor).at(-1);
    }
    expect(met).toEqual(list);
    const from = decodeCarCursor(cursor ?? '');
    for (const index of [columns, database]) {
      const back = await index.walk({ filter: {}, sort, limit: COUNT, from, backward: true });
      expect(ids(back.cars)).toEqual(list.slice(0, -1));
    }
  },
);

it('a walk goes on from a cursor of before, which has the moment of listing as a number', async () => {
  const { cars, since } = await columns.walk({ filter: {}, sort: 'newest', limit: COUNT });
  const { createdAt = '', _id = '' } = cars[9] ?? {};
  const old = ['newest', Date.parse(createdAt), _id, encodeChangeCursor(since)];
  const from = decodeCarCursor(Buffer.from(JSON.stringify(old)).toString('base64url'));
  for (const index of [columns, database]) {
    const rest = await index.walk({ filter: {}, sort: 'newest', limit: COUNT, from });
    expect(ids(rest.cars)).toEqual(ids(cars.slice(10)));
  }
});
