import type { Collection, Store } from '../store/Collection.ts';
import { carName } from './carName.ts';
import type { Car } from './car.ts';
import { CarChanges } from './changes/CarChanges.ts';
import type { PendingChanges, StoredChange } from './changes/carChange.ts';
import { changeOf } from './changes/changeOf.ts';
import { formerPrices } from './formerPrices.ts';
import { type StoredCar, toStored } from './storedCar.ts';
import type { WithdrawnCar } from './WithdrawnCar.ts';

/** The part of a stored car that identifies it to an import. */
export type StoredIdentity = Pick<StoredCar, '_id' | 'importedAs' | 'importedKey' | 'vin'>;

export type CarStore = ReturnType<typeof carStore>;

/** The collection of the listed cars; `FollowedColumns` follows its writes. */
export function listedCars(store: Store): Collection<StoredCar> {
  return store.collection<StoredCar>('cars', { followed: true });
}

/** The cars of the stock, by id. A `CarIndex` tells which of them match a filter. `now` is the clock. */
export function carStore(store: Store, now = () => new Date()) {
  const cars = listedCars(store);
  const withdrawn: Collection<WithdrawnCar> = store.collection<WithdrawnCar>('withdrawnCars');
  const changes = new CarChanges(store, now);

  /** Saves cars and records their changes. `returning`: the cars that were withdrawn. Without `upsert`, no car is added. */
  async function write(
    list: Omit<StoredCar, 'search'>[],
    { returning, upsert = true }: { returning?: ReadonlySet<string>; upsert?: boolean } = {},
  ) {
    if (list.length === 0) return;
    const at = now().toISOString();
    const before = new Map((await byIds(list.map(({ _id }) => _id))).map((car) => [car._id, car]));
    const changed: StoredChange[] = [];
    const saved = list.map((car) => {
      const old = before.get(car._id);
      const stored = toStored({ ...car, updatedAt: at });
      const priceHistory = formerPrices(old, stored.search.price, at);
      const after = priceHistory ? { ...stored, priceHistory } : stored;
      const change = changeOf(old, after, returning?.has(car._id));
      if (change) changed.push(change);
      // If nothing about the car has changed, its `updatedAt` stays.
      return change || !old ? after : { ...after, updatedAt: old.updatedAt ?? at };
    });
    await changes.record({ at, changes: changed }, async () => {
      await cars.bulkWrite(
        saved.map((car) => ({ replaceOne: { filter: { _id: car._id }, replacement: car, upsert } })),
      );
      if (returning) {
        await withdrawn.bulkWrite([...returning].map((_id) => ({ deleteOne: { filter: { _id } } })));
      }
    });
  }

  async function byIds(ids: readonly string[], projection?: Record<string, 1>): Promise<StoredCar[]> {
    const found = await cars.find({ _id: { $in: [...ids] } }, { projection }).toArray();
    const byId = new Map(found.map((car) => [car._id, car]));
    return ids.flatMap((id) => byId.get(id) ?? []);
  }

  async function withdrawAll(ids: string[]) {
    const leaving = await byIds(ids);
    if (leaving.length === 0) return;
    const withdrawnAt = now().toISOString();
    const remembered = leaving.map((car) => ({ _id: car._id, title: carName(car), withdrawnAt, car }));
    const told = leaving.flatMap((car) => changeOf(car, undefined) ?? []);
    await changes.record({ at: withdrawnAt, changes: told }, async () => {
      await withdrawn.bulkWrite(
        remembered.map((gone) => ({
          replaceOne: { filter: { _id: gone._id }, replacement: gone, upsert: true },
        })),
      );
      await cars.bulkWrite(leaving.map(({ _id }) => ({ deleteOne: { filter: { _id } } })));
    });
  }

  /** The pending changes whose cars were written, even if they were written again since. */
  async function happened({ at, changes: pending }: PendingChanges) {
    const listed = new Map((await byIds(pending.map(({ carId }) => carId))).map((car) => [car._id, car]));
    return pending.filter(({ kind, carId }) => {
      const car = listed.get(carId);
      return kind === 'WITHDRAWN' ? !car : (car?.updatedAt ?? '') >= at;
    });
  }

  return {
    byId: (id: string): Promise<StoredCar | null> => cars.findOne({ _id: id }),

    /** The listed cars, in the order of `ids`; with a projection, at least its fields. */
    byIds,

    /** Every car, one by one. */
    all: (): AsyncIterable<StoredCar> => cars.find({}),

    /** The cars that were imported from files, one by one in the order of ids. */
    imported: (): AsyncIterable<StoredCar> => cars.find({ importedAs: { $gte: '' } }, { sort: { _id: 1 } }),

    /** The cars without a make, one by one. Only for a store with indexes. */
    withoutMake: (): AsyncIterable<StoredCar> => cars.find({ 'search.company': '' }),

    /** How many cars have no make. Only for a store with indexes. */
    countWithoutMake: () => cars.countDocuments({ 'search.company': '' }),

    /** What identifies each listed car to an import, one by one in the order of ids. */
    identities: (): AsyncIterable<StoredIdentity> =>
      cars.find({}, { sort: { _id: 1 }, projection: { importedAs: 1, importedKey: 1, vin: 1 } }),

    /** The same of each withdrawn car. */
    async *withdrawnIdentities(): AsyncGenerator<StoredIdentity> {
      const projection = { 'car.importedAs': 1, 'car.importedKey': 1, 'car.vin': 1 } as const;
      for await (const { _id, car } of withdrawn.find({}, { sort: { _id: 1 }, projection })) {
        yield { ...car, _id };
      }
    },

    count: () => cars.countDocuments({}),

    async hasEverHeldCars() {
      return (await cars.countDocuments({})) > 0 || (await withdrawn.countDocuments({})) > 0;
    },

    /** Adds the car, or replaces the one with its id. */
    save: (car: Omit<StoredCar, 'search'>) => write([car]),

    /** Adds several cars with one command. */
    saveAll: (list: Omit<StoredCar, 'search'>[]) => write(list),

    /**
     * Replaces the pictures of a listed car. Everything else stays as it is now, however long ago the caller read the
     * car. A car that is withdrawn meanwhile stays withdrawn.
     */
    async setImages(id: string, images: Car['images']) {
      const car = await cars.findOne({ _id: id });
      if (car) await write([{ ...car, images }], { upsert: false });
    },

    /** Moves a car from the stock to the withdrawn cars. If the process ends in between, the car is still listed. */
    withdraw: (id: string) => withdrawAll([id]),

    /** Withdraws several cars. */
    withdrawAll,

    /** A withdrawn car; null if there is none with this id. */
    withdrawn: (id: string): Promise<WithdrawnCar | null> => withdrawn.findOne({ _id: id }),

    /** Those of the cars that are withdrawn. */
    withdrawnByIds: (ids: string[]) => withdrawn.find({ _id: { $in: ids } }).toArray(),

    /** Saves a withdrawn car, which lists it again. */
    relist: (car: Omit<StoredCar, 'search'>) => write([car], { returning: new Set([car._id]) }),

    /** Lists several withdrawn cars again. */
    relistAll: (list: Omit<StoredCar, 'search'>[]) =>
      write(list, { returning: new Set(list.map(({ _id }) => _id)) }),

    /** The feed of changes of the cars. */
    changes,

    /** Records the pending changes of processes that have ended, and removes changes that are too old. */
    async tidyChanges() {
      await changes.tellPending(happened);
      await changes.removeOld();
    },
  };
}
