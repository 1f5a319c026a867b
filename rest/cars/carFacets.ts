import type { Collection } from '../store/Collection.ts';
import { type CarFilter, toQuery } from './CarFilter.ts';
import type { CarFacets } from './facets.ts';
import type { StoredCar } from './storedCar.ts';

interface Group<Key> {
  _id: Key;
  count: number;
}

/** Counts and bounds of the cars under `filter`; see `CarFacets` for which filter each part leaves out. */
export async function countFacets(cars: Collection<StoredCar>, filter: CarFilter): Promise<CarFacets> {
  const [companies, models, bodyTypes, mileage, year, price, monthlyInstallment] = await Promise.all([
    groups<string>(cars, without(filter, 'companies', 'vehicleType'), '$manufacturerId.brandName'),
    groups<{ id?: string; model?: string; brand?: string }>(cars, without(filter, 'vehicleType'), {
      id: '$vehicleTypeId._id',
      model: '$vehicleTypeId.modelName',
      brand: '$manufacturerId.brandName',
    }),
    groups<string>(cars, without(filter, 'bodyTypes'), '$bodyType'),
    bounds(cars, without(filter, 'mileage'), 'mileage', 'search.noMileage'),
    bounds(cars, without(filter, 'yearBuilt'), 'year', 'search.noYear'),
    bounds(cars, filter, 'search.price', 'search.noPrice'),
    bounds(cars, without(filter, 'monthlyInstallment'), 'monthlyInstallment', 'search.noInstallment'),
  ]);
  return {
    companies: companies
      .flatMap(({ _id, count }) => (_id ? [{ brandName: _id, count }] : []))
      .sort((a, b) => a.brandName.localeCompare(b.brandName)),
    models: models
      .flatMap(({ _id: { id, model, brand }, count }) =>
        id && model && brand ? [{ _id: id, modelName: model, brandName: brand, count }] : [],
      )
      .sort((a, b) => a.brandName.localeCompare(b.brandName) || a.modelName.localeCompare(b.modelName)),
    bodyTypes: bodyTypes
      .flatMap(({ _id, count }) => (_id ? [{ bodyType: _id, count }] : []))
      .sort((a, b) => a.bodyType.localeCompare(b.bodyType)),
    mileage,
    year,
    price,
    monthlyInstallment,
  };
}

function without(filter: CarFilter, ...parts: (keyof CarFilter)[]): CarFilter {
  return { ...filter, ...Object.fromEntries(parts.map((part) => [part, undefined])) };
}

async function groups<Key>(cars: Collection<StoredCar>, filter: CarFilter, key: unknown) {
  return cars
    .aggregate<Group<Key>>([{ $match: toQuery(filter) }, { $group: { _id: key, count: { $sum: 1 } } }])
    .toArray();
}

/** The smallest and the largest value; `missing` is the key that puts cars without one last. */
async function bounds(cars: Collection<StoredCar>, filter: CarFilter, path: string, missing: string) {
  const query = toQuery(filter);
  const [smallest, largest] = await Promise.all(
    ([1, -1] as const).map((direction) =>
      cars.find(query, { sort: { [missing]: 1, [path]: direction }, limit: 1 }).toArray(),
    ),
  );
  return { min: valueAt(smallest?.[0], path), max: valueAt(largest?.[0], path) };
}

function valueAt(car: StoredCar | undefined, path: string): number | null {
  const value = path
    .split('.')
    .reduce<unknown>((at, key) => (at as Record<string, unknown> | undefined)?.[key], car);
  return typeof value === 'number' ? value : null;
}
