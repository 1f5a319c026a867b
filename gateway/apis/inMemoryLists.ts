import { recordOf } from '../../rest/cars/recordOf.ts';
import type { Bounds, CarFacets, CarFilter, CarSort } from '../generated/schemaTypes.ts';
import type { CarParent } from './carFromWire.ts';
import { type FilterName, nameLists, ranges } from './filterParts.ts';

type Value = (car: CarParent) => number | null;

const sortValues: Record<CarSort, [Value, 1 | -1]> = {
  NEWEST: [listed, -1],
  OLDEST: [listed, 1],
  PRICE_ASC: [(car) => car.price, 1],
  PRICE_DESC: [(car) => car.price, -1],
  MILEAGE_ASC: [(car) => car.mileage, 1],
  MILEAGE_DESC: [(car) => car.mileage, -1],
  YEAR_ASC: [(car) => car.year, 1],
  YEAR_DESC: [(car) => car.year, -1],
};

/**
 * Sorts a whole list for an origin that cannot, in the same order as our own REST API: equal cars by their ids. Without
 * `sort` the origin's own order stays.
 */
export function sortCars(cars: CarParent[], sort: CarSort | undefined): CarParent[] {
  if (!sort) return cars;
  const [value, direction] = sortValues[sort];
  return cars.toSorted((a, b) => {
    const [x, y] = [value(a), value(b)];
    if (x === y) return (a.id < b.id ? -1 : 1) * (sort === 'NEWEST' ? -1 : 1);
    if (x === null || y === null) return x === null ? 1 : -1;
    return (x - y) * direction;
  });
}

function listed(car: CarParent): number | null {
  return car.listedAt === null ? null : Date.parse(car.listedAt) || null;
}

/** Counts the facets for an origin that cannot. `load` gives the cars that match a filter. */
export async function countFacets(
  filter: CarFilter,
  load: (filter: CarFilter) => Promise<CarParent[]>,
): Promise<CarFacets> {
  /** The cars under the filter without the parts that a facet leaves out, as our own REST API does. */
  const without = (...parts: FilterName[]) =>
    load({ ...filter, ...Object.fromEntries(parts.map((part) => [part, null])) });
  const [names, anyModel, limits] = await Promise.all([
    Promise.all(
      nameLists.map(
        async ({ name, leavesOut, value }) =>
          [name, counts(await without(name, ...leavesOut), value)] as const,
      ),
    ),
    without('model'),
    Promise.all(ranges.map(async ({ name, value }) => [name, bounds(await without(name), value)] as const)),
  ]);
  const models = new Map(anyModel.flatMap(({ model }) => (model?.make ? [[model.id, model] as const] : [])));
  return {
    ...recordOf(names, (entry) => entry),
    models: counts(anyModel, (car) => car.make && car.model?.id)
      .map(({ name: id, count }) => ({
        id,
        name: models.get(id)?.name ?? id,
        make: models.get(id)?.make?.name ?? '',
        count,
      }))
      .sort((a, b) => a.make.localeCompare(b.make) || a.name.localeCompare(b.name)),
    ...recordOf(limits, (entry) => entry),
  };
}

function counts(cars: CarParent[], key: (car: CarParent) => string | null | undefined) {
  const byName = new Map<string, number>();
  for (const car of cars) {
    const name = key(car);
    if (name) byName.set(name, (byName.get(name) ?? 0) + 1);
  }
  return [...byName].map(([name, count]) => ({ name, count })).sort((a, b) => a.name.localeCompare(b.name));
}

function bounds(cars: CarParent[], value: Value): Bounds {
  let [min, max]: [number | null, number | null] = [null, null];
  for (const car of cars) {
    const found = value(car);
    if (found === null) continue;
    min = min === null ? found : Math.min(min, found);
    max = max === null ? found : Math.max(max, found);
  }
  return { min, max };
}
