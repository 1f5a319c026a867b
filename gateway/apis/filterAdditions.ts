import { claimsOf } from '../../search/claims.ts';
import { searchWords } from '../../search/searchWords.ts';
import { type Search, understandSearch } from '../../search/understandSearch.ts';
import { WordList } from '../../search/WordList.ts';
import type { CarFilter, IntRange } from '../generated/schemaTypes.ts';
import type { CarParent } from './carFromWire.ts';
import { filterQuery } from './carQuery.ts';

type Test<Name extends keyof CarFilter> = (wanted: NonNullable<CarFilter[Name]>, all: CarParent[]) => Passes;
type Passes = (car: CarParent) => boolean;

/**
 * The filters that the wire of spec §7 does not have, with a test for each. An origin that applies one says so in its header
 * `Applied-Filters`; for any other origin the gateway tests every car.
 */
const additions = {
  price: (range) => (car) => isWithin(car.price, range),
  search: searchedCars,
  status: (statuses) => (car) => statuses.includes(car.status),
  stockNumbers: (numbers) => (car) => car.stockNumber !== null && numbers.includes(car.stockNumber),
  updatedSince: (since) => (car) => car.updatedAt === null || !(Date.parse(car.updatedAt) < since.getTime()),
} satisfies { [Name in keyof CarFilter]: Test<Name> };

type Addition = keyof typeof additions;
const names = Object.keys(additions) as Addition[]; // the type of Object.keys loses the keys

/** Whether an answer of the origin needs no further filtering. `applied`: the additions that the origin has applied. */
export function isApplied(filter: CarFilter, applied: readonly string[] = []): boolean {
  return names.every((name) => applied.includes(name) || !narrows(filter, name));
}

/** The cars that match the additions of a filter. */
export function narrowed(cars: CarParent[], filter: CarFilter): CarParent[] {
  const tests = names
    .filter((name) => narrows(filter, name))
    // Each test goes with the values of its name.
    .map((name) => (additions[name] as (wanted: unknown, all: CarParent[]) => Passes)(filter[name], cars));
  return cars.filter((car) => tests.every((passes) => passes(car)));
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

function meets(
  { meant, price, year, mileage, instalment, offersTestDrive }: Search,
  wordsOf: ReadonlyMap<CarParent, string[]>,
): Passes {
  return (car) => {
    const words = wordsOf.get(car) ?? [];
    const has = (word: string, asStart: boolean) =>
      words.some((one) => (asStart ? one.startsWith(word) : one === word));
    return (
      (!price || isWithin(car.price, price)) &&
      (!year || isWithin(car.year, year)) &&
      (!mileage || isWithin(car.mileage, mileage)) &&
      (!instalment || isWithin(car.monthlyInstalment, instalment)) &&
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
