import { claims } from '../../rest/cars/claims/claims.ts';
import { recordOf } from '../../rest/cars/recordOf.ts';
import type { Bounds, CarFacets, CarFilter, CarSort } from '../generated/schemaTypes.ts';
import type { CarParent } from './carFromWire.ts';
import { type FilterName, isMade, nameLists, ranges } from './filterParts.ts';

type Value = (car: CarParent) => number | null;

const sortValues: Record<Exclude<CarSort, 'FOR_SALE_FIRST'>, [Value, 1 | -1]> = {
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
 * `sort` the origin's own order stays, and for `FOR_SALE_FIRST` too, but that the sold cars come last.
 */
export function sortCars(cars: CarParent[], sort: CarSort | undefined): CarParent[] {
  if (!sort) return cars;
  if (sort === 'FOR_SALE_FIRST') return cars.toSorted((a, b) => Number(a.sold) - Number(b.sold));
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
  const loaded = new Map<string, Promise<CarParent[]>>();
  /** The cars under the filter without the parts that a facet leaves out, as our own REST API does; loaded once for each filter. */
  const without = (...parts: FilterName[]) => {
    const leftOut = parts.filter((part) => filter[part] !== undefined && filter[part] !== null);
    const key = leftOut.join(' ');
    const cars =
      loaded.get(key) ?? load({ ...filter, ...Object.fromEntries(leftOut.map((part) => [part, null])) });
    loaded.set(key, cars);
    return cars;
  };
  const [names, anyModel, limits, made] = await Promise.all([
    Promise.all(
      nameLists.map(
        async ({ name, value, ...row }) =>
          [name, counts(await without(name, ...('leavesOut' in row ? row.leavesOut : [])), value)] as const,
      ),
    ),
    without('model'),
    Promise.all(ranges.map(async ({ name, value }) => [name, bounds(await without(name), value)] as const)),
    Promise.all(
      claims.map(
        async ({ part, until }) =>
          [part, (await without(part)).filter((car) => isMade(until(car))).length] as const,
      ),
    ),
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
    ...recordOf(made, (entry) => entry),
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
