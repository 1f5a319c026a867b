import type { Collection, Store } from '../store/Collection.ts';
import type { Car } from './car.ts';
import { CarChanges } from './changes/CarChanges.ts';
import type { PendingChanges } from './changes/carChange.ts';
import { carWrites, type NewCar, type Withdrawal } from './changes/carWrites.ts';
import type { StoredCar } from './storedCar.ts';
import type { WithdrawnCar } from './WithdrawnCar.ts';

/** The part of a stored car that identifies it to an import. */
export type StoredIdentity = Pick<
  StoredCar,
  '_id' | 'importedAs' | 'importedKey' | 'vin' | 'draftId' | 'stockNumber'
>;

/** A car that is made without regard to what is stored: what was read is changed by `change`. */
type WholeCar = NewCar & { revision?: never };

export type CarStore = ReturnType<typeof carStore>;

/** The collection of the listed cars; `FollowedColumns` follows its writes. */
export function listedCars(store: Store): Collection<StoredCar> {
  return store.collection<StoredCar>('cars', { followed: true });
}

/** The cars of the stock, by id. A `CarIndex` tells which of them match a filter. `now` is the clock. */
export function carStore(store: Store, now = () => new Date()) {
  const cars = listedCars(store);
  const withdrawn: Collection<WithdrawnCar> = store.collection<WithdrawnCar>('withdrawnCars', {
    followed: true,
  });
  const changes = new CarChanges(store, now);
  const { current, change, withdraw } = carWrites({ cars, withdrawn, changes, now });

  async function byIds(ids: readonly string[], projection?: Record<string, 1>): Promise<StoredCar[]> {
    const found = await cars.find({ _id: { $in: [...ids] } }, { projection }).toArray();
    const byId = new Map(found.map((car) => [car._id, car]));
    return ids.flatMap((id) => byId.get(id) ?? []);
  }

  async function saveAll(list: WholeCar[]) {
    const wanted = new Map(list.map((car) => [car._id, car]));
    await change([...wanted.keys()], ({ id }) => wanted.get(id));
  }

  /** The pending changes whose cars were written, even if they were written again since. */
  async function happened({ _id, at, changes: pending }: PendingChanges) {
    const listed = new Map((await byIds(pending.map(({ carId }) => carId))).map((car) => [car._id, car]));
    return pending.filter(({ kind, carId }) => {
      const car = listed.get(carId);
      if (kind === 'WITHDRAWN') return !car;
      // A car that was stored before cars had the id of their change has that of its write, or neither.
      const { updatedAt = '' } = car ?? {};
      const changedBy = car?.changedBy ?? car?.write ?? _id;
      return changedBy === _id ? updatedAt >= at : updatedAt > at;
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
      cars.find(
        {},
        {
          sort: { _id: 1 },
          projection: { importedAs: 1, importedKey: 1, vin: 1, draftId: 1, stockNumber: 1 },
        },
      ),

    /** The same of each withdrawn car. */
    async *withdrawnIdentities(): AsyncGenerator<StoredIdentity> {
      const projection = {
        ...({ 'car.importedAs': 1, 'car.importedKey': 1, 'car.vin': 1 } as const),
        ...({ 'car.draftId': 1, 'car.stockNumber': 1 } as const),
      };
      for await (const { _id, car } of withdrawn.find({}, { sort: { _id: 1 }, projection })) {
        yield { ...car, _id };
      }
    },

    count: () => cars.countDocuments({}),

    async hasEverHeldCars() {
      return (await cars.countDocuments({})) > 0 || (await withdrawn.countDocuments({})) > 0;
    },

    /** What the store has of each of the cars, in the order of `ids`. */
    current,

    /**
     * Changes cars as they are now, with one command; a withdrawn one is listed again. `edit` gets a car once more when
     * somebody else has written it meanwhile, so it decides by what it gets alone. Rejects with the errors of `edit`.
     */
    change,

    /** Adds the car, or replaces whatever is stored under its id; a withdrawn car is listed again. */
    save: (car: WholeCar) => saveAll([car]),

    /** The same for several cars, with one command. */
    saveAll,

    /**
     * Sets the pictures of a listed car to what `arrange` makes of it as it is now; undefined leaves them. A car that is
     * withdrawn meanwhile stays withdrawn.
     */
    async setImages(id: string, arrange: (car: StoredCar) => Car['images'] | undefined) {
      await change([id], ({ listed }) => {
        const images = listed && arrange(listed);
        return images && { ...listed, images };
      });
    },

    /**
     * Moves a car from the stock to the withdrawn cars, unless `when` says no of the car as it is. If the process ends in between,
     * the car is still listed.
     */
    withdraw: (id: string, choice?: Withdrawal) => withdraw([id], choice),

    /** Withdraws several cars. */
    withdrawAll: withdraw,

    /** A withdrawn car; null if there is none with this id. */
    withdrawn: (id: string): Promise<WithdrawnCar | null> => withdrawn.findOne({ _id: id }),

    /** The feed of changes of the cars. */
    changes,

    /** Records the pending changes of processes that have ended, and removes changes that are too old. */
    async tidyChanges() {
      await changes.tellPending(happened);
      await changes.removeOld();
    },
  };
}
