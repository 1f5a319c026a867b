import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Car } from '../../rest/cars/car.ts';
import type { CarIndex } from '../../rest/cars/CarIndex.ts';
import { type CarStore, carStore, listedCars } from '../../rest/cars/carStore.ts';
import { DatabaseIndex } from '../../rest/cars/DatabaseIndex.ts';
import { openCarIndex } from '../../rest/cars/openCarIndex.ts';
import { readCars } from '../../rest/cars/sendCars.ts';
import type { Store } from '../../rest/store/Collection.ts';
import { aCar, carOf } from '../stock/aCar.ts';
import { randomStock } from '../stock/randomStock.ts';
import { scanCars, scanFacets } from '../stock/scanCars.ts';
import { type EngineStore, storeEngines, streamEngine } from '../servers/storeEngines.ts';
import { until } from '../until.ts';

const [embedded, mongodb] = storeEngines;
const columns = (store: Store) => openCarIndex({ store, log: { warn: console.error } });
const database = async (store: Store) => new DatabaseIndex(listedCars(store), carStore(store).changes);

/** Seeds and sizes of stocks. Small and large stocks are sorted in different ways. */
const stocks = [
  [1, 60],
  [2, 60],
  [3, 900],
  [4, 900],
] as const;
/** For the engines that take longer. */
const oneStock = stocks.slice(0, 1);

/** Every way to find cars, and whether it can count facets on its engine. */
const ways = [
  { way: 'columns over the embedded store', engine: embedded, open: columns, facets: true, stocks },
  { way: 'columns over MongoDB', engine: mongodb, open: columns, facets: true, stocks: oneStock },
  { way: 'queries of a database', engine: embedded, open: database, facets: true, stocks },
  // FerretDB has no $facet.
  { way: 'queries of MongoDB', engine: mongodb, open: database, facets: false, stocks: oneStock },
  {
    way: 'columns over MongoDB with change streams',
    engine: streamEngine,
    open: columns,
    facets: true,
    stocks: oneStock,
  },
  {
    way: 'queries of MongoDB with change streams',
    engine: streamEngine,
    open: database,
    facets: true,
    stocks: oneStock,
  },
].flatMap(({ engine, ...way }) => (engine ? [{ ...way, emptyStore: engine.emptyStore }] : []));

describe.each(ways)('$way', ({ open, emptyStore, facets, stocks: sizes }) => {
  let engine: EngineStore;
  let second: Store;
  let index: CarIndex;
  /** Two writers; the first one writes through the store of the index. */
  let writers: CarStore[];
  /** The expected stock. */
  let listed: Map<string, Car>;
  let withdrawn: Map<string, Car>;

  beforeEach(async () => {
    engine = await emptyStore();
    second = await engine.another();
    index = await open(engine.store);
    writers = [carStore(engine.store), carStore(second)];
    listed = new Map();
    withdrawn = new Map();
  });
  afterEach(async () => {
    await index.close();
    await second.close();
    await engine.close();
  });

  /** Changes the stock at random through the writer, and the expected stock in the same way. */
  async function change(random: ReturnType<typeof randomStock>, writer: CarStore, size: number) {
    const list = (cars: Car[]) => cars.forEach((car) => listed.set(car._id, car));
    const withdraw = (ids: string[]) => {
      for (const id of ids) {
        const car = listed.get(id);
        if (car) withdrawn.set(id, car);
        listed.delete(id);
      }
    };
    const [few, many] = [random.cars(1), random.cars(size / 2)];
    const leaving = random.ids(size / 6);
    const back = [...withdrawn.values()].slice(0, 10);
    const changes = {
      async save() {
        await writer.save(few[0] ?? random.car());
        list(few);
      },
      async saveAll() {
        await writer.saveAll(many);
        list(many);
      },
      async withdraw() {
        await writer.withdraw(leaving[0] ?? '');
        withdraw(leaving.slice(0, 1));
      },
      async withdrawAll() {
        await writer.withdrawAll(leaving);
        withdraw(leaving);
      },
      async relistAll() {
        await writer.saveAll(back);
        list(back);
        back.forEach((car) => withdrawn.delete(car._id));
      },
    };
    await random.oneOf(Object.values(changes))();
  }

  const ids = (cars: Iterable<{ _id: string }>) => [...cars].map(({ _id }) => _id);
  const found = async (query: Parameters<CarIndex['list']>[0]) => {
    const { total, length, read, ...rest } = await index.list(query);
    return { total, length, ids: ids(await readCars({ total, length, read })), ...rest };
  };

  async function compare(random: ReturnType<typeof randomStock>, questions: number) {
    const all = [...listed.values()];
    for (let i = 0; i < questions; i += 1) {
      const [filter, sort, part] = [random.filter(), random.sort(), random.part()];
      const told = JSON.stringify({ filter, sort, part });
      const whole = ids(scanCars(all, filter, sort));
      const cut = whole.slice(part.skip, part.skip + part.limit);
      expect([told, await found({ filter, sort })]).toEqual([
        told,
        { total: whole.length, length: whole.length, ids: whole },
      ]);
      expect([told, await found({ filter, sort, part })]).toEqual([
        told,
        { total: whole.length, length: cut.length, ids: cut },
      ]);
      if (!facets) continue;
      const counted = scanFacets(all, filter);
      expect([told, await index.facets(filter)]).toEqual([told, counted]);
      expect([told, (await found({ filter, facets: true })).facets]).toEqual([told, counted]);
    }
  }

  it.each(sizes)(
    'finds what a look at every car finds, whoever writes (stock %i of %i cars)',
    async (seed, size) => {
      const random = randomStock(seed, size);
      for (let i = 0; i < 12; i += 1) {
        await change(random, writers[0] ?? carStore(engine.store), size);
        await compare(random, 5);
      }
      for (let i = 0; i < 6; i += 1) await change(random, writers[1] ?? carStore(second), size);
      // MongoDB reports the writes of other processes a moment later, in their order.
      const last = aCar({ _id: 'last' });
      await writers[1]?.save(last);
      listed.set('last', last);
      await until(async () => expect((await found({ filter: { ids: ['last'] } })).total).toBe(1), 10_000);
      await compare(random, 20);
    },
  );

  it('finds the same after a restart', async () => {
    const random = randomStock(5, 60);
    for (let i = 0; i < 10 || listed.size <= 10; i += 1) {
      await change(random, writers[i % 2] ?? carStore(second), 60);
    }
    await index.close();
    index = await open(second);
    expect(listed.size).toBeGreaterThan(10);
    await compare(random, 20);
  });

  it('finds what visitors type, also after a car has changed', async () => {
    const writer = writers[0] ?? carStore(engine.store);
    const porsche = aCar({ _id: 'porsche', ...carOf('Porsche', '911'), exteriorColor: 'White', year: 2020 });
    await writer.save({ ...porsche, mileage: 80_000 });
    await writer.save(
      aCar({ _id: 'bmw', originalPrice: 90_000, exteriorColor: 'Signal Red', mileage: 60_000 }),
    );
    await writer.save(
      aCar({ _id: 'g', ...carOf('Mercedes', 'G-Class'), title: 'Like a Porsche, white', mileage: 12_000 }),
    );
    const search = async (text: string) => (await found({ filter: { search: text } })).ids;
    expect(await search('porche')).toEqual(['porsche']);
    expect(await search('WHITE porsche 2020')).toEqual(['porsche']);
    expect(await search('g wagon')).toEqual(['g']);
    expect(await search('bimmer x5')).toEqual(['bmw']);
    expect(await search('under 100k')).toEqual(['bmw']);
    expect(await search('under 50k km')).toEqual(['g']);
    expect(await search('over 70,000 km')).toEqual(['porsche']);
    expect(await search('a car for sale')).toEqual(['g', 'bmw', 'porsche']);
    expect(await search('spaceship')).toEqual([]);
    expect(await search('porche 9')).toEqual(['porsche']);
    expect(await search('porsche 2019-2021')).toEqual(['porsche']);
    expect(await search('porsche 2015-2019')).toEqual([]);
    expect(await search('po*')).toEqual(['porsche']);
    if (facets) {
      const counted = await index.facets({ search: 'red' });
      expect(counted.bodyTypes).toEqual([{ bodyType: 'SUV', count: 1 }]);
    }
    await writer.save({ ...porsche, exteriorColor: 'Signal Red' });
    expect(await search('white')).toEqual([]);
    expect(await search('red 911')).toEqual(['porsche']);
  });

  it('finds what visitors type of engine, instalment, year, price and test drive', async () => {
    const writer = writers[0] ?? carStore(engine.store);
    await writer.save(aCar({ _id: 'v8', engine: '4.0 L V8', monthlyInstallment: 4_000, testDrive: 'yes' }));
    await writer.save(
      aCar({ _id: 'v6', engine: '3.0 L V-6', monthlyInstallment: 1_900, year: 2015, testDrive: 'no' }),
    );
    await writer.save(
      aCar({ _id: 'sold', engine: null, saleStatus: 'sold', testDrive: 'yes', monthlyInstallment: null }),
    );
    const search = async (text: string) => (await found({ filter: { search: text } })).ids.toSorted();
    expect(await search('v8')).toEqual(['v8']);
    expect(await search('v 6 engine')).toEqual(['v6']);
    expect(await search('under 2000 a month')).toEqual(['v6']);
    expect(await search('test drive available')).toEqual(['v8']);
    expect(await search('2015 or older')).toEqual(['v6']);
    expect(await search('between 1 and 2 million')).toEqual([]);
  });

  it('finds what visitors type of owners, warranty, service history, either of two makes or models, and models in headlines', async () => {
    const writer = writers[0] ?? carStore(engine.store);
    const unknown = { title: null, owners: null, serviceHistory: null, warranty: null, warrantyUntil: null };
    await writer.save(aCar({ _id: 'bmw', ...unknown, owners: 1, warranty: 'None' }));
    await writer.save(aCar({ _id: 'audi', ...unknown, ...carOf('Audi', 'Q7'), serviceHistory: 'Yes' }));
    await writer.save(
      aCar({ _id: 'ghibli', ...unknown, ...carOf('Maserati', 'Ghibli'), title: 'Costs a Camry, warranty' }),
    );
    await writer.save(aCar({ _id: 'camry', ...unknown, ...carOf('Toyota', 'Other'), title: 'Camry' }));
    const search = async (text: string) => (await found({ filter: { search: text } })).ids.toSorted();
    expect(await search('first owner')).toEqual(['bmw']);
    expect(await search('under warranty')).toEqual(['ghibli']);
    expect(await search('full service history')).toEqual(['audi']);
    expect(await search('bmw or audi')).toEqual(['audi', 'bmw']);
    expect(await search('q7 or ghibli')).toEqual(['audi', 'ghibli']);
    expect(await search('camry')).toEqual(['camry']);
    expect(await search('100000')).toEqual([]);
    expect(await search('suv 200,000')).toHaveLength(4);
  });

  it('tells the cars that have changed since a moment', async () => {
    const writer = writers[0] ?? carStore(engine.store);
    const savedAt = async (_id: string) => {
      await writer.save(aCar({ _id }));
      return (await writer.byId(_id))?.updatedAt ?? '';
    };
    const first = await savedAt('first');
    await until(() => expect(new Date().toISOString() > first).toBe(true));
    const second = await savedAt('second');
    const since = async (updatedSince: string) => (await found({ filter: { updatedSince } })).ids;
    expect(await since(first)).toEqual(['second', 'first']);
    expect(await since(second)).toEqual(['second']);
    expect(await since('2100-01-01T00:00:00.000Z')).toEqual([]);
  });

  it('shows a write to all who ask at once when it is acknowledged', async () => {
    const random = randomStock(6, 60);
    for (let i = 1; i <= 5; i += 1) {
      await writers[0]?.save({ ...random.car(), _id: `new-${i}` });
      const totals = await Promise.all(Array.from({ length: 4 }, async () => (await index.list({})).total));
      expect(totals).toEqual([i, i, i, i]);
    }
  });
});
