import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Car } from '../../rest/cars/car.ts';
import { carStore, type CarStore, listedCars } from '../../rest/cars/carStore.ts';
import { START } from '../../rest/cars/changes/ChangeCursor.ts';
import { Gone } from '../../rest/http/errors.ts';
import { CollectionWrapper } from '../../rest/store/CollectionWrapper.ts';
import type { Store, Stored } from '../../rest/store/Collection.ts';
import { type EngineStore, everyEngine } from '../servers/storeEngines.ts';
import { aCar } from '../stock/aCar.ts';
import { randomChanges } from '../stock/randomChanges.ts';

const DAY = 24 * 60 * 60 * 1000;

describe.each(everyEngine)('the changes of cars in $name', ({ emptyStore }) => {
  let engine: EngineStore;
  let cars: CarStore;

  beforeEach(async () => {
    engine = await emptyStore();
    cars = carStore(engine.store);
  });
  afterEach(() => engine.close());

  const told = async (from = START) =>
    (await cars.changes.behind(from, 1_000)).map(({ kind, carId, changedFields }) =>
      [kind, carId, ...changedFields].join(' '),
    );

  /** All cars as a client has them that knows only the feed. */
  async function mirror(store = cars): Promise<Map<string, Car>> {
    const mirrored = new Map<string, Car>();
    for (let place = START; ;) {
      const changes = await store.changes.behind(place, 50);
      if (changes.length === 0) return mirrored;
      for (const { carId } of changes) mirrored.delete(carId);
      for (const car of await store.byIds(changes.map(({ carId }) => carId))) mirrored.set(car._id, car);
      place = changes.at(-1)?.place ?? place;
    }
  }

  async function stock(store = cars): Promise<Map<string, Car>> {
    const all = new Map<string, Car>();
    for await (const car of store.all()) all.set(car._id, car);
    return all;
  }

  it('says of each car what has happened to it, and which fields have changed', async () => {
    const car = aCar({ _id: 'x5', originalPrice: 200_000 });
    await cars.save(car);
    await cars.save({ ...car, title: 'One owner', keys: 1 });
    await cars.save({ ...car, title: 'One owner', keys: 1, discountedPrice: 180_000 });
    await cars.save({ ...car, saleStatus: 'reserved' });
    await cars.save({ ...car, saleStatus: 'available' });
    await cars.save({ ...car, saleStatus: 'sold' });
    await cars.save({ ...car, saleStatus: 'available' });
    await cars.withdraw('x5');
    await cars.save(car);
    expect(await told()).toEqual([
      'LISTED x5',
      'CHANGED x5 title keys',
      'PRICE_CHANGED x5 discountedPrice',
      'RESERVED x5 title saleStatus discountedPrice keys',
      'RELISTED x5 saleStatus',
      'SOLD x5 saleStatus',
      'RELISTED x5 saleStatus',
      'WITHDRAWN x5',
      'RELISTED x5',
    ]);
  });

  it('has the price before and after', async () => {
    const car = aCar({ originalPrice: 200_000 });
    await cars.save(car);
    await cars.save({ ...car, discountedPrice: 180_000 });
    await cars.withdraw(car._id);
    const changes = await cars.changes.behind(START, 9);
    expect(changes.map(({ price, priceBefore }) => [priceBefore, price])).toEqual([
      [null, 200_000],
      [200_000, 180_000],
      [180_000, null],
    ]);
  });

  it('is silent about a car that is saved as it was', async () => {
    const car = aCar();
    await cars.save(car);
    const place = await cars.changes.newest();
    await cars.save(car);
    expect(await told(place)).toEqual([]);
  });

  it('goes on behind every change, also in the middle of those that were written together', async () => {
    await cars.saveAll(Array.from({ length: 600 }, (_, i) => aCar({ _id: `car-${i}` })));
    const ids = [];
    for (let place = START; ;) {
      const changes = await cars.changes.behind(place, 70);
      if (changes.length === 0) break;
      ids.push(...changes.map(({ carId }) => carId));
      place = changes.at(-1)?.place ?? place;
    }
    expect(ids).toEqual(Array.from({ length: 600 }, (_, i) => `car-${i}`));
  });

  it('makes a mirror equal to the stock after 1,000 random changes', async () => {
    const { next } = randomChanges(cars, 1);
    // Writes to the database of the tests take fifty times as long.
    await times(engine.store.hasIndexes ? 100 : 1_000, next);
    expect(await mirror()).toEqual(await stock());
  });

  it('loses nothing where two processes write at once', async () => {
    const other = await engine.another();
    const writers = [cars, carStore(other)].map((store, seed) => randomChanges(store, seed));
    await Promise.all(writers.map(({ next }) => times(60, next)));
    expect(await mirror()).toEqual(await stock());
    const numbers = new Set((await cars.changes.behind(START, 10_000)).map(({ place }) => place.number));
    expect([...numbers]).toEqual(Array.from({ length: numbers.size }, (_, i) => i + 1));
    await other.close();
  });

  it('tells what a process has written that ended before it could, at whichever write it was', async () => {
    const first = aCar({ _id: 'first' });
    await cars.saveAll([first, aCar({ _id: 'second' })]);
    for (let writes = 0; writes < 18; writes += 1) {
      const dying = carStore(endingAfter(engine.store, writes));
      const price = 100_000 + writes;
      try {
        await dying.saveAll([{ ...first, originalPrice: price }, aCar({ _id: `new-${writes}` })]);
        await dying.withdrawAll(['second']);
        await dying.saveAll([aCar({ _id: 'second', originalPrice: price })]);
      } catch {
        // The process has ended.
      }
      const later = carStore(engine.store, () => new Date(Date.now() + 60_000));
      await later.tidyChanges();
      expect(await mirror(later), `after ${writes} writes`).toEqual(await stock());
      expect((await later.changes.underWay()).writes).toEqual([]);
      expect(await engine.store.collection('pendingCarChanges').countDocuments({})).toBe(1);
    }
  });

  it.each([
    ['cars of this version', {}],
    ['cars that were stored before they had the id of their change', { changedBy: undefined }],
  ])(
    'tells a price that an ended process has written, although the same car was written since: %s',
    async (_what, old) => {
      await cars.save(aCar({ _id: 'a' }));
      const place = await cars.changes.newest();
      // It marks the write and makes it, but does not tell it.
      const dying = carStore(endingAfter(engine.store, 2));
      const reduced = dying.change(['a'], ({ listed }) => listed && { ...listed, originalPrice: 99_000 });
      await expect(reduced).rejects.toThrow('The process has ended');
      await listedCars(engine.store).updateOne({ _id: 'a' }, { $set: old });
      // An import finds the same car in its file, which visitors and partners do not see.
      await cars.change(['a'], ({ listed }) => listed && { ...listed, importedAs: 'STOCK-1' });
      await carStore(engine.store, () => new Date(Date.now() + 60_000)).tidyChanges();
      expect(await told(place)).toEqual(['PRICE_CHANGED a originalPrice']);
    },
  );

  it('are kept for 90 days; who comes later is told to begin anew', async () => {
    const longAgo = carStore(engine.store, () => new Date(Date.now() - 91 * DAY));
    await longAgo.save(aCar({ _id: 'old' }));
    const old = await longAgo.changes.newest();
    await longAgo.save(aCar({ _id: 'also old' }));
    await cars.save(aCar({ _id: 'new' }));
    await cars.tidyChanges();
    expect(await told(await cars.changes.oldest())).toEqual(['LISTED new']);
    for (const place of [START, old]) await expect(cars.changes.behind(place, 9)).rejects.toThrow(Gone);
  });

  it('keep the place of the newest one, however old it is', async () => {
    const longAgo = carStore(engine.store, () => new Date(Date.now() - 91 * DAY));
    await longAgo.save(aCar());
    const place = await cars.changes.newest();
    await cars.tidyChanges();
    await cars.save(aCar({ _id: 'new' }));
    expect(await told(place)).toEqual(['LISTED new']);
  });

  it('refuse a place in another feed, such as the one before an older backup was restored', async () => {
    await cars.save(aCar());
    const place = { ...(await cars.changes.newest()), entry: 'another' };
    await expect(cars.changes.behind(place, 9)).rejects.toThrow(Gone);
    await expect(cars.changes.behind({ ...place, number: 9 }, 9)).rejects.toThrow(Gone);
  });
});

async function times(count: number, task: () => Promise<unknown>) {
  for (let i = 0; i < count; i += 1) await task();
}

/** The store of a process that ends after `writes` writes. */
function endingAfter(store: Store, writes: number): Store {
  let left = writes;
  const write = () => {
    left -= 1;
    if (left < 0) throw new Error('The process has ended');
  };
  class Ending<T extends Stored> extends CollectionWrapper<T> {
    override insertOne(...args: Parameters<CollectionWrapper<T>['insertOne']>) {
      write();
      return super.insertOne(...args);
    }
    override updateOne(...args: Parameters<CollectionWrapper<T>['updateOne']>) {
      write();
      return super.updateOne(...args);
    }
    override deleteOne(...args: Parameters<CollectionWrapper<T>['deleteOne']>) {
      write();
      return super.deleteOne(...args);
    }
    override bulkWrite(...args: Parameters<CollectionWrapper<T>['bulkWrite']>) {
      write();
      return super.bulkWrite(...args);
    }
  }
  return { ...store, collection: (name, options) => new Ending(store.collection(name, options)) };
}
