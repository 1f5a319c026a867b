import type { BoundsByKind } from '../../search/bounds.ts';
import { claimsOf } from '../../search/claims.ts';
import { searchWords } from '../../search/searchWords.ts';
import { type Search, understandSearch } from '../../search/understandSearch.ts';
import { WordList } from '../../search/WordList.ts';
import type { IntRange } from '../generated/schemaTypes.ts';
import type { CarParent } from './carFromWire.ts';

type Passes = (car: CarParent) => boolean;

/** Whether a value is known and in a range; an end that is left out is open. */
export function isWithin(value: number | null, { min, max }: IntRange): boolean {
  return value !== null && value >= (min ?? 0) && value <= (max ?? Infinity);
}

/** The test of the cars that a typed search means: understood by the words of all cars, as our own REST API does. */
export function searchedCars(text: string, all: CarParent[]): Passes {
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
