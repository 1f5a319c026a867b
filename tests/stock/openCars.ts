import type { CarFilter } from '../../rest/cars/CarFilter.ts';
import type { CarSort } from '../../rest/cars/carSorts.ts';
import { carStore } from '../../rest/cars/carStore.ts';
import { openCarIndex } from '../../rest/cars/openCarIndex.ts';
import { readCars } from '../../rest/cars/sendCars.ts';
import type { ItemRange } from '../../rest/http/itemRange.ts';
import type { Store } from '../../rest/store/Collection.ts';

export type OpenCars = Awaited<ReturnType<typeof openCars>>;

/** The cars of a store, with all queries that the REST API runs on them. */
export async function openCars(store: Store) {
  const index = await openCarIndex({ store, log: { warn: console.error } });
  const list = async (filter: CarFilter, sort: CarSort = 'newest', part?: ItemRange) =>
    readCars(await index.list({ filter, sort, part }));
  return {
    ...carStore(store),
    list,
    count: async (filter: CarFilter = {}) => (await index.list({ filter })).total,
    facets: (filter: CarFilter) => index.facets(filter),
    featured: () => list({ featured: true }),
    offeringTestDrive: () => list({ offersTestDrive: true }),
    close: () => index.close(),
  };
}

/** All cars of a store that match a filter, sorted. */
export async function listCars(store: Store, sort: CarSort = 'newest', filter: CarFilter = {}) {
  const cars = await openCars(store);
  try {
    return await cars.list(filter, sort);
  } finally {
    await cars.close();
  }
}
