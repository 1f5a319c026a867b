import type { Collection, Sort, Store } from '../store/Collection.ts';
import type { Car } from './car.ts';
import { type CarFilter, toQuery } from './CarFilter.ts';
import { countFacets } from './carFacets.ts';
import { type StoredCar, toStored } from './storedCar.ts';

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

/** The cars of the stock. */
export function carStore(store: Store) {
  const cars: Collection<StoredCar> = store.collection<StoredCar>('cars');
  return {
    /** Makes the indexes that the filters and sorts need, where the engine has any. */
    async createIndexes() {
      for (const key of filteredKeys) await cars.createIndex({ [key]: 1 });
      for (const sort of Object.values(carSorts)) await cars.createIndex(sort);
      await cars.createIndex({ 'search.company': 1, ...carSorts.newest });
    },

    byId: (id: string): Promise<Car | null> => cars.findOne({ _id: id }),

    featured: (): Promise<Car[]> => cars.find({ featured: 'yes' }, { sort: carSorts.newest }).toArray(),

    /** Cars that offer a test drive; a sold car offers none. */
    offeringTestDrive: (): Promise<Car[]> =>
      cars.find({ testDrive: 'yes', saleStatus: { $ne: 'sold' } }, { sort: carSorts.newest }).toArray(),

    list: (filter: CarFilter, sort: CarSort, part: { skip?: number; limit?: number } = {}): Promise<Car[]> =>
      cars.find(toQuery(filter), { sort: carSorts[sort], ...part }).toArray(),

    count: (filter: CarFilter = {}) => cars.countDocuments(toQuery(filter)),

    facets: (filter: CarFilter) => countFacets(cars, filter),

    /** Adds the car, or puts it in the place of the one with its id. */
    save: async (car: Car) => void (await cars.replaceOne({ _id: car._id }, toStored(car), { upsert: true })),
  };
}
