import type { Collection, Sort, Store } from '../store/Collection.ts';
import type { Car } from './car.ts';
import { type CarFilter, toQuery } from './CarFilter.ts';
import { countFacets } from './carFacets.ts';
import { carName } from './carName.ts';
import { type StoredCar, toStored } from './storedCar.ts';
import type { WithdrawnCar } from './WithdrawnCar.ts';

/** The orders of a list of cars: `-` turns one round. Cars without the value stand last either way. */
export const carSorts = {
  newest: { createdAt: -1, _id: -1 },
  '-newest': { createdAt: 1, _id: 1 },
  price: { 'search.noPrice': 1, 'search.price': 1, _id: 1 },
  '-price': { 'search.noPrice': 1, 'search.price': -1, _id: 1 },
  mileage: { 'search.noMileage': 1, mileage: 1, _id: 1 },
  '-mileage': { 'search.noMileage': 1, mileage: -1, _id: 1 },
  year: { 'search.noYear': 1, year: 1, _id: 1 },
  '-year': { 'search.noYear': 1, year: -1, _id: 1 },
} satisfies Record<string, Sort>;
export type CarSort = keyof typeof carSorts;

const filteredKeys = [
  'search.company',
  'search.bodyType',
  'vehicleTypeId._id',
  'mileage',
  'year',
  'monthlyInstallment',
  'featured',
  'testDrive',
];

export type CarStore = ReturnType<typeof carStore>;

/** The cars of the stock. `now` is the clock; tests have their own. */
export function carStore(store: Store, now = () => new Date()) {
  const cars: Collection<StoredCar> = store.collection<StoredCar>('cars');
  const withdrawn: Collection<WithdrawnCar> = store.collection<WithdrawnCar>('withdrawnCars');

  async function save(car: Omit<StoredCar, 'search'>) {
    const stored = toStored({ ...car, updatedAt: now().toISOString() });
    await cars.replaceOne({ _id: car._id }, stored, { upsert: true });
  }

  return {
    /** Makes the indexes that the filters and sorts need, where the engine has any. */
    async createIndexes() {
      for (const key of filteredKeys) await cars.createIndex({ [key]: 1 });
      for (const sort of Object.values(carSorts)) await cars.createIndex(sort);
      await cars.createIndex({ 'search.company': 1, ...carSorts.newest });
    },

    byId: (id: string): Promise<StoredCar | null> => cars.findOne({ _id: id }),

    featured: (): Promise<Car[]> => cars.find({ featured: 'yes' }, { sort: carSorts.newest }).toArray(),

    /** Cars that offer a test drive; a sold car offers none. */
    offeringTestDrive: (): Promise<Car[]> =>
      cars.find({ testDrive: 'yes', saleStatus: { $ne: 'sold' } }, { sort: carSorts.newest }).toArray(),

    list: (filter: CarFilter, sort: CarSort, part: { skip?: number; limit?: number } = {}): Promise<Car[]> =>
      cars.find(toQuery(filter), { sort: carSorts[sort], ...part }).toArray(),

    count: (filter: CarFilter = {}) => cars.countDocuments(toQuery(filter)),

    async hasEverHeldCars() {
      return (await cars.countDocuments({})) > 0 || (await withdrawn.countDocuments({})) > 0;
    },

    facets: (filter: CarFilter) => countFacets(cars, filter),

    /** Adds the car, or puts it in the place of the one with its id. */
    save,

    /** The cars that files have brought in, by their ids. */
    imported: (part: { skip?: number; limit?: number } = {}): Promise<StoredCar[]> =>
      cars.find({ importedAs: { $gte: '' } }, { sort: { _id: 1 }, ...part }).toArray(),

    /** Takes a car out of the stock and remembers it. Ended in between, it is still listed. */
    async withdraw(id: string) {
      const car = await cars.findOne({ _id: id });
      if (!car) return;
      const gone = { _id: id, title: carName(car), withdrawnAt: now().toISOString(), car };
      await withdrawn.replaceOne({ _id: id }, gone, { upsert: true });
      await cars.deleteOne({ _id: id });
    },

    /** What is remembered of a car that was taken out of the stock. */
    withdrawn: (id: string): Promise<WithdrawnCar | null> => withdrawn.findOne({ _id: id }),

    /** Saves a car that was withdrawn: it is listed again. */
    async relist(car: Omit<StoredCar, 'search'>) {
      await save(car);
      await withdrawn.deleteOne({ _id: car._id });
    },
  };
}
