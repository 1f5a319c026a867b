import type { Collection, Store } from '../store/Collection.ts';
import { carName } from './carName.ts';
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

  const changedNow = (car: Omit<StoredCar, 'search'>) => toStored({ ...car, updatedAt: now().toISOString() });

  async function save(car: Omit<StoredCar, 'search'>) {
    await cars.replaceOne({ _id: car._id }, changedNow(car), { upsert: true });
  }

  async function saveAll(list: Omit<StoredCar, 'search'>[]) {
    const writes = list.map((car) => ({
      replaceOne: { filter: { _id: car._id }, replacement: changedNow(car), upsert: true },
    }));
    if (writes.length > 0) await cars.bulkWrite(writes);
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
    await withdrawn.bulkWrite(
      remembered.map((gone) => ({
        replaceOne: { filter: { _id: gone._id }, replacement: gone, upsert: true },
      })),
    );
    await cars.bulkWrite(leaving.map(({ _id }) => ({ deleteOne: { filter: { _id } } })));
  }

  async function relistAll(list: Omit<StoredCar, 'search'>[]) {
    if (list.length === 0) return;
    await saveAll(list);
    await withdrawn.bulkWrite(list.map(({ _id }) => ({ deleteOne: { filter: { _id } } })));
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
    save,

    /** Adds several cars with one command. */
    saveAll,

    /** Moves a car from the stock to the sold cars. Where the process ends in between, the car is still listed. */
    withdraw: (id: string) => withdrawAll([id]),

    /** Takes several cars out of the stock. */
    withdrawAll,

    /** What is remembered of a car that was taken out of the stock. */
    withdrawn: (id: string): Promise<WithdrawnCar | null> => withdrawn.findOne({ _id: id }),

    /** What is remembered of those of the cars that were taken out of the stock. */
    withdrawnByIds: (ids: string[]) => withdrawn.find({ _id: { $in: ids } }).toArray(),

    /** Saves a car that was withdrawn: it is listed again. */
    relist: (car: Omit<StoredCar, 'search'>) => relistAll([car]),

    /** Lists several cars again. */
    relistAll,
  };
}
