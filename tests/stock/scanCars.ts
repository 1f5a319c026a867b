import type { Car } from '../../rest/cars/car.ts';
import type { CarFilter } from '../../rest/cars/CarFilter.ts';
import type { CarSort } from '../../rest/cars/carSorts.ts';
import type { CarFacets } from '../../rest/cars/facets/facets.ts';
import type { NamesPart } from '../../rest/cars/nameLists.ts';
import type { Range } from '../../rest/cars/ranges.ts';
import { recordOf } from '../../rest/cars/recordOf.ts';
import { searchable } from '../../rest/cars/storedCar.ts';
import {
  claimParts,
  comparedClaims,
  comparedNames,
  comparedRanges,
  namesParts,
  rangeParts,
} from './filterSamples.ts';
import type { ComparedPart } from './randomStock.ts';

// The expected lists and facets of cars, found by looking at every car: written for readability, not for speed, and
// without the code under test.

const statusOf = ({ saleStatus }: Car) =>
  saleStatus === 'sold' || saleStatus === 'reserved' ? saleStatus : 'available';
const brandOf = (car: Car) => car.manufacturerId?.brandName ?? '';

/** The cars that match a filter, in the order of a sort. */
export function scanCars(cars: Iterable<Car>, filter: CarFilter, sort: CarSort): Car[] {
  return [...cars].filter((car) => matches(car, filter)).sort((a, b) => compare(a, b, sort));
}

const within = (value: number | null, range: Range) =>
  value !== null && range.min <= value && value <= range.max;
const among = (value: string, names: string[]) =>
  searchable(value) !== '' && names.some((name) => searchable(name) === searchable(value));

/** Whether a car matches each part; an empty text and `false` ask for nothing. */
const tests: { [Part in ComparedPart]: (car: Car, wanted: NonNullable<CarFilter[Part]>) => boolean } = {
  ...recordOf(rangeParts, (part) => [
    part,
    (car: Car, range: Range) => within(comparedRanges[part].of(car), range),
  ]),
  ...recordOf(namesParts, (part) => [
    part,
    (car: Car, names: string[]) => among(comparedNames[part].of(car) ?? '', names),
  ]),
  ...recordOf(claimParts, (part) => [part, (car: Car) => comparedClaims[part].of(car)]),
  vehicleType: (car, id) => car.vehicleTypeId?._id === id,
  title(car, words) {
    const names = [car.title, brandOf(car), car.vehicleTypeId?.modelName, car.trimId?.trimName];
    const text = searchable(names.filter(Boolean).join(' '));
    return searchable(words)
      .split(' ')
      .every((word) => text.includes(word));
  },
  availableNow: (car) => statusOf(car) === 'available',
  status: (car, statuses) => statuses.includes(statusOf(car)),
  stockNumbers: (car, numbers) => numbers.includes(car.stockNumber ?? ''),
  updatedSince: (car, moment) => !car.updatedAt || car.updatedAt >= moment,
  ids: (car, ids) => ids.includes(car._id),
  featured: (car) => car.featured === 'yes',
  offersTestDrive: (car) => car.testDrive === 'yes' && car.saleStatus !== 'sold',
};

function matches(car: Car, filter: CarFilter): boolean {
  // The type of Object.keys loses the keys.
  return (Object.keys(tests) as ComparedPart[]).every((part) => passes(part, car, filter));
}

function passes<Part extends ComparedPart>(part: Part, car: Car, filter: CarFilter): boolean {
  const wanted = filter[part];
  return !wanted || tests[part](car, wanted);
}

function compare(a: Car, b: Car, sort: CarSort): number {
  const byId = a._id < b._id ? -1 : 1;
  const direction = sort.startsWith('-') ? -1 : 1;
  if (sort === 'newest' || sort === '-newest') {
    const listed = a.createdAt < b.createdAt ? -1 : 1;
    return -direction * (a.createdAt === b.createdAt ? byId : listed);
  }
  if (sort === 'forSale') {
    const [x, y] = [a, b].map(({ saleStatus }) => Number(saleStatus === 'sold')) as [number, number];
    return x - y || compare(a, b, 'newest');
  }
  const values = {
    price: comparedRanges.price.of,
    mileage: (car: Car) => car.mileage,
    year: (car: Car) => car.year,
  };
  const valueOf = values[sort.replace('-', '') as keyof typeof values]; // The other sorts are these.
  const [x, y] = [valueOf(a), valueOf(b)];
  if (x === null || y === null) return x === y ? byId : x === null ? 1 : -1;
  return direction * (x - y) || byId;
}

/** Counts and bounds of the cars under a filter, each part without its own filter. */
export function scanFacets(cars: Iterable<Car>, filter: CarFilter): CarFacets {
  const all = [...cars];
  const without = (...parts: (keyof CarFilter)[]) =>
    all.filter((car) =>
      matches(car, { ...filter, ...Object.fromEntries(parts.map((part) => [part, undefined])) }),
    );
  const bounds = (values: (number | null)[]) => {
    const known = values.filter((value) => value !== null);
    return known.length > 0 ? { min: Math.min(...known), max: Math.max(...known) } : { min: null, max: null };
  };
  const counted = <T>(values: T[]) => {
    const counts = new Map<string, number>();
    for (const value of values) {
      const key = JSON.stringify(value);
      counts.set(key, (counts.get(key) ?? 0) + 1);
    }
    return [...counts].map(([key, count]) => ({ value: JSON.parse(key) as T, count }));
  };
  const namesOf = (part: NamesPart) => {
    const { of, leftOut, counted: itemOf } = comparedNames[part];
    return counted(without(...leftOut).flatMap((car) => of(car) || []))
      .sort((a, b) => a.value.localeCompare(b.value))
      .map(({ value, count }) => itemOf(value, count));
  };
  const models = without('vehicleType').flatMap((car) =>
    brandOf(car) && car.vehicleTypeId ? [{ ...car.vehicleTypeId, brandName: brandOf(car) }] : [],
  );
  return {
    // Each list has its facet under its name.
    ...(recordOf(namesParts, (part) => [part, namesOf(part)]) as Pick<CarFacets, NamesPart>),
    models: counted(models)
      .map(({ value, count }) => ({ ...value, count }))
      .sort(
        (a, b) =>
          a.brandName.localeCompare(b.brandName) ||
          a.modelName.localeCompare(b.modelName) ||
          (a._id < b._id ? -1 : 1),
      ),
    ...recordOf(rangeParts, (part) => [
      comparedRanges[part].facet,
      bounds(without(part).map(comparedRanges[part].of)),
    ]),
    ...recordOf(claimParts, (part) => [part, without(part).filter(comparedClaims[part].of).length]),
  };
}
