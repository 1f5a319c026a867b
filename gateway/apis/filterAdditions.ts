import type { BoundsByKind } from '../../search/bounds.ts';
import { claimsOf } from '../../search/claims.ts';
import { searchWords } from '../../search/searchWords.ts';
import { type Search, understandSearch } from '../../search/understandSearch.ts';
import { WordList } from '../../search/WordList.ts';
import type { CarFilter, IntRange } from '../generated/schemaTypes.ts';
import type { CarParent } from './carFromWire.ts';
import { type FilterName, filterQuery } from './carQuery.ts';

type Test<Name extends FilterName> = (wanted: NonNullable<CarFilter[Name]>, all: CarParent[]) => Passes;
type Passes = (car: CarParent) => boolean;

/** The parts of the filter that the wire of spec §7 has. */
type Specified =
  'mileage' | 'year' | 'monthlyInstalment' | 'makes' | 'bodyTypes' | 'availableNow' | 'model' | 'title';
type Addition = Exclude<FilterName, Specified>;

/**
 * All other parts, with a test for each. An origin that applies one says so in its header `Applied-Filters`; for any other
 * origin the gateway tests every car.
 */
const additions: { [Name in Addition]: Test<Name> } = {
  price: (range) => (car) => isWithin(car.price, range),
  search: searchedCars,
  status: (statuses) => (car) => statuses.includes(car.status),
  stockNumbers: (numbers) => (car) => car.stockNumber !== null && numbers.includes(car.stockNumber),
  updatedSince: (since) => (car) => car.updatedAt === null || !(Date.parse(car.updatedAt) < since.getTime()),
};

const names = Object.keys(additions) as Addition[]; // the type of Object.keys loses the keys

/** Whether an answer of the origin needs no further filtering. `applied`: the additions that the origin has applied. */
export function isApplied(filter: CarFilter, applied: readonly string[] = []): boolean {
  return names.every((name) => applied.includes(name) || !narrows(filter, name));
}

/** The cars that match the additions of a filter. */
export function narrowed(cars: CarParent[], filter: CarFilter): CarParent[] {
  const tests = names.flatMap((name) => testOf(name, filter, cars));
  return cars.filter((car) => tests.every((passes) => passes(car)));
}

function testOf<Name extends Addition>(name: Name, filter: CarFilter, all: CarParent[]): Passes[] {
  const wanted = filter[name];
  if (wanted === undefined || wanted === null || !narrows(filter, name)) return [];
  return [additions[name](wanted, all)];
}

function isWithin(value: number | null, { min, max }: IntRange): boolean {
  return value !== null && value >= (min ?? 0) && value <= (max ?? Infinity);
}

/** Understands a typed search by the words of all cars, as our own REST API does. */
function searchedCars(text: string, all: CarParent[]): Passes {
  const list = new WordList();
  const wordsOf = new Map(all.map((car) => [car, carWords(car)] as const));
  for (const words of wordsOf.values()) for (const word of words) list.add(word);
  const tests = understandSearch(text, list).map((search) => meets(search, wordsOf));
  // The likeliest meaning that at least one car matches.
  return tests.find((test) => all.some(test)) ?? (() => false);
}

/** The values that the bounds of a search are about. */
const boundedValues: Record<keyof BoundsByKind, (car: CarParent) => number | null> = {
  price: (car) => car.price,
  year: (car) => car.year,
  mileage: (car) => car.mileage,
  instalment: (car) => car.monthlyInstalment,
};

function meets(
  { meant, offersTestDrive, ...bounds }: Search,
  wordsOf: ReadonlyMap<CarParent, string[]>,
): Passes {
  // The type of Object.entries loses the keys.
  const bounded = Object.entries(bounds) as [keyof BoundsByKind, IntRange][];
  return (car) => {
    const words = wordsOf.get(car) ?? [];
    const has = (word: string, asStart: boolean) =>
      words.some((one) => (asStart ? one.startsWith(word) : one === word));
    return (
      bounded.every(([kind, range]) => isWithin(boundedValues[kind](car), range)) &&
      (!offersTestDrive || (car.testDrive && !car.sold)) &&
      meant.every((one) => one.words.some((word) => has(word, one.asStart)))
    );
  };
}

function carWords(car: CarParent): string[] {
  return searchWords({
    kinds: [
      ...[car.make?.name, car.exteriorColor, car.bodyType, car.fuelType, car.transmission],
      ...[car.regionalSpecs, car.location],
      ...claimsOf({ ...car, headline: car.title }),
    ],
    names: [car.model?.name, car.trim?.name],
    headline: car.title,
    engine: car.engine,
    year: car.year,
  }).split(' ');
}

/** Whether a filter has any effect: an empty list, or a range that is open at both ends, has none. */
function narrows(filter: CarFilter, name: Addition): boolean {
  return filterQuery({ [name]: filter[name] }).length > 0;
}

/** The filter as the wire of spec §7 has it. */
export function withoutAdditions(filter: CarFilter): CarFilter {
  return { ...filter, ...Object.fromEntries(names.map((name) => [name, null])) };
}
