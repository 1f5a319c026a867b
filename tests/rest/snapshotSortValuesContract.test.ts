import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { CarFilter } from '../../rest/cars/CarFilter.ts';
import type { CarIndex, WalkQuery } from '../../rest/cars/CarIndex.ts';
import { type CarSort, carSorts } from '../../rest/cars/carSorts.ts';
import { type CarStore, carStore, listedCars } from '../../rest/cars/carStore.ts';
import { DatabaseIndex } from '../../rest/cars/DatabaseIndex.ts';
import { openCarIndex } from '../../rest/cars/openCarIndex.ts';
import type { Store } from '../../rest/store/Collection.ts';
import { type EngineStore, storeEngines } from '../servers/storeEngines.ts';
import { randomChanges } from '../stock/randomChanges.ts';

const [embedded, mongodb] = storeEngines;
const columns = (store: Store) => openCarIndex({ store, log: { warn: console.error } });
const database = async (store: Store) => new DatabaseIndex(listedCars(store), carStore(store).changes);

// Writes to the database of the tests take fifty times as long.
const ways = [
  { way: 'columns over the embedded store', engine: embedded, open: columns, size: 60, changes: 10 },
  { way: 'queries of the embedded store', engine: embedded, open: database, size: 60, changes: 10 },
  { way: 'columns over MongoDB', engine: mongodb, open: columns, size: 20, changes: 3 },
  { way: 'queries of MongoDB', engine: mongodb, open: database, size: 20, changes: 3 },
].flatMap(({ engine, ...way }) => (engine ? [{ ...way, emptyStore: engine.emptyStore }] : []));

const sorts = Object.keys(carSorts) as CarSort[];
const filters: CarFilter[] = [{}, { availableNow: true }, { mileage: { min: 5, max: 30 } }];

describe.each(ways)('a walk through the stock by $way', ({ emptyStore, open, size, changes }) => {
  let engine: EngineStore;
  let cars: CarStore;
  let index: CarIndex;
  let random: ReturnType<typeof randomChanges>;

  beforeEach(async () => {
    engine = await emptyStore();
    cars = carStore(engine.store);
    index = await open(engine.store);
    random = randomChanges(cars, 7);
    await random.listMany(size);
  });
  afterEach(async () => {
    await index.close();
    await engine.close();
  });

  const idsNow = async (filter: CarFilter, sort: CarSort) =>
    (await index.walk({ filter, sort, limit: 1_000 })).cars.map(({ _id }) => _id);

  /** The ids of a walk by `limit`; `between` runs after each part. */
  async function walk(query: Omit<WalkQuery, 'from'>, between: () => Promise<void> = async () => undefined) {
    const ids = [];
    let from: WalkQuery['from'];
    for (;;) {
      const part = await index.walk({ ...query, from });
      expect(part.cars.length).toBeLessThanOrEqual(query.limit);
      const place = part.cursors.at(-1);
      ids.push(...part.cars.map(({ _id }) => _id));
      if (!part.hasMore || !place) return ids;
      from = place;
      await between();
    }
  }

  it('meets every car once, in the order of the list, in both directions', async () => {
    for (const [sort, filter] of sorts.flatMap((name) => filters.map((each) => [name, each] as const))) {
      const list = await idsNow(filter, sort);
      expect([sort, ...(await walk({ filter, sort, limit: 7 }))]).toEqual([sort, ...list]);
      const last = (await index.walk({ filter, sort, limit: 1_000 })).cursors.at(-1);
      const part = await index.walk({ filter, sort, limit: 1_000, from: last, backward: true });
      expect([sort, ...part.cars.map(({ _id }) => _id)]).toEqual([sort, ...list.slice(0, -1)]);
    }
  });

  it.each(sorts)(
    'in the order %s it meets each car once that is listed all the while, whatever is sold, repriced, listed and withdrawn',
    async (sort) => {
      const filter = filters[sorts.indexOf(sort) % filters.length] ?? {};
      let always = new Set(await idsNow(filter, sort));
      const met = await walk({ filter, sort, limit: 6 }, async () => {
        for (let i = 0; i < changes; i += 1) {
          await random.next();
          const now = new Set(await idsNow(filter, sort));
          always = new Set([...always].filter((id) => now.has(id)));
        }
      });
      const times = new Map<string | undefined, number>();
      for (const id of met) times.set(id, (times.get(id) ?? 0) + 1);
      const wrong = [...always].filter((id) => times.get(id) !== 1);
      expect(wrong.map((id) => [id, times.get(id) ?? 0])).toEqual([]);
    },
  );

  it('goes back over what it has met, whatever has moved', async () => {
    const first = await index.walk({ filter: {}, sort: 'price', limit: 10 });
    const second = await index.walk({ filter: {}, sort: 'price', limit: 5, from: first.cursors.at(-1) });
    for (let i = 0; i < changes; i += 1) await random.next();
    const from = second.cursors[0];
    const back = await index.walk({ filter: {}, sort: 'price', limit: 1_000, from, backward: true });
    const met = first.cars.map(({ _id }) => _id);
    const still = new Set(await idsNow({}, 'price'));
    // Cars that were listed meanwhile are among them, so only the cars of the first part are compared.
    expect(back.cars.map(({ _id }) => _id).filter((id) => met.includes(id))).toEqual(
      met.filter((id) => still.has(id)),
    );
  });
});
