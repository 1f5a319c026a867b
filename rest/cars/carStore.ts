import type { Collection, Store } from '../store/Collection.ts';
import { carName } from './carName.ts';
import type { Car } from './car.ts';
import { CarChanges } from './changes/CarChanges.ts';
import type { PendingChanges, StoredChange } from './changes/carChange.ts';
import { changeOf } from './changes/changeOf.ts';
import { formerPrices } from './formerPrices.ts';
import { type StoredCar, toStored } from './storedCar.ts';
import type { WithdrawnCar } from './WithdrawnCar.ts';

export type CarStore = ReturnType<typeof carStore>;

/** The collection of the listed cars; whoever keeps something of them follows it. */
export function listedCars(store: Store): Collection<StoredCar> {
  return store.collection<StoredCar>('cars', { followed: true });
}

/** The cars of the stock, by their ids; which of them match a filter, a `CarIndex` tells. `now` is the clock. */
export function carStore(store: Store, now = () => new Date()) {
  const cars = listedCars(store);
  const withdrawn: Collection<WithdrawnCar> = store.collection<WithdrawnCar>('withdrawnCars');
  const changes = new CarChanges(store, now);

  /** Saves cars and tells what changes; `returning` are those that were withdrawn. Without `upsert`, none is added. */
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
      const asked = toStored({ ...car, updatedAt: at });
      const priceHistory = formerPrices(old, asked.search.price, at);
      const after = priceHistory ? { ...asked, priceHistory } : asked;
      const change = changeOf(old, after, returning?.has(car._id));
      if (change) changed.push(change);
      // Nothing that is said of the car has changed.
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

  /** Those of pending changes that were written, whoever has written the car since. */
  async function happened({ at, changes: pending }: PendingChanges) {
    const listed = new Map((await byIds(pending.map(({ carId }) => carId))).map((car) => [car._id, car]));
    return pending.filter(({ kind, carId }) => {
      const car = listed.get(carId);
      return kind === 'WITHDRAWN' ? !car : (car?.updatedAt ?? '') >= at;
    });
  }

  return {
    byId: (id: string): Promise<StoredCar | null> => cars.findOne({ _id: id }),

    /** The cars that are listed, in the order of `ids`; with a projection their fields at least. */
    byIds,

    /** Every car, one after the other. */
    all: (): AsyncIterable<StoredCar> => cars.find({}),

    /** The cars that files have brought in, one after the other by their ids. */
    imported: (): AsyncIterable<StoredCar> => cars.find({ importedAs: { $gte: '' } }, { sort: { _id: 1 } }),

    count: () => cars.countDocuments({}),

    async hasEverHeldCars() {
      return (await cars.countDocuments({})) > 0 || (await withdrawn.countDocuments({})) > 0;
    },

    /** Adds the car, or puts it in the place of the one with its id. */
    save: (car: Omit<StoredCar, 'search'>) => write([car]),

    /** Adds several cars with one command. */
    saveAll: (list: Omit<StoredCar, 'search'>[]) => write(list),

    /**
     * Gives a listed car other pictures and leaves the rest as it is by now, however long ago the caller has read the car.
     * A car that is withdrawn meanwhile stays so.
     */
    async setImages(id: string, images: Car['images']) {
      const car = await cars.findOne({ _id: id });
      if (car) await write([{ ...car, images }], { upsert: false });
    },

    /** Moves a car from the stock to the sold cars. Where the process ends in between, the car is still listed. */
    withdraw: (id: string) => withdrawAll([id]),

    /** Takes several cars out of the stock. */
    withdrawAll,

    /** What is remembered of a car that was taken out of the stock. */
    withdrawn: (id: string): Promise<WithdrawnCar | null> => withdrawn.findOne({ _id: id }),

    /** What is remembered of those of the cars that were taken out of the stock. */
    withdrawnByIds: (ids: string[]) => withdrawn.find({ _id: { $in: ids } }).toArray(),

    /** Saves a car that was withdrawn: it is listed again. */
    relist: (car: Omit<StoredCar, 'search'>) => write([car], { returning: new Set([car._id]) }),

    /** Lists several cars again. */
    relistAll: (list: Omit<StoredCar, 'search'>[]) =>
      write(list, { returning: new Set(list.map(({ _id }) => _id)) }),

    /** What happens to the cars. */
    changes,

    /** Tells the changes of processes that have ended before they could, and removes those that are too old. */
    async tidyChanges() {
      await changes.tellPending(happened);
      await changes.removeOld();
    },
  };
}
