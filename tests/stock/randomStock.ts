import type { Car } from '../../rest/cars/car.ts';
import { type CarFilter, saleStatuses } from '../../rest/cars/CarFilter.ts';
import type { CarSort } from '../../rest/cars/carSorts.ts';
import { carSorts } from '../../rest/cars/carSorts.ts';
import type { NamesPart } from '../../rest/cars/nameLists.ts';
import type { RangePart } from '../../rest/cars/ranges.ts';
import { recordOf } from '../../rest/cars/recordOf.ts';
import { aBareCar } from './aCar.ts';
import {
  claimParts,
  comparedClaims,
  comparedNames,
  comparedRanges,
  namesParts,
  rangeParts,
} from './filterSamples.ts';

/** Generates numbers from 0 to below 1, the same ones for the same seed (mulberry32). */
export function seeded(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

/** The parts of a filter that `scanCars` compares with. */
export type ComparedPart = Exclude<keyof CarFilter, 'search'>;

const namesOf = (part: NamesPart) => comparedNames[part].values;
const numbersOf = (part: RangePart) => comparedRanges[part].values;
const merged = (parts: Partial<Car>[]): Partial<Car> => Object.assign({}, ...parts);
const models = ['X5', 'x5', 'باترول', 'C 200', 'Defender', 'Octavia', 'C3'];
const words = [
  'Full',
  'OPTION',
  'full',
  'سيارة',
  'نظيفة',
  '١٢',
  '100%',
  '(2',
  'x5',
  'ＧＣＣ',
  'gcc',
  '\u200Fباترول',
];
const statuses = ['sold', 'available', 'reserved', 'SOLD'];

/**
 * Cars, filters, sorts and parts at random, with many equal and many missing values, in several scripts and cases.
 * `size`: how many ids of cars there are.
 */
export function randomStock(seed: number, size: number) {
  const random = seeded(seed);
  const number = (below: number) => Math.floor(random() * below);
  const oneOf = <T>(list: readonly T[]): T => list[number(list.length)] as T; // A list is never empty.
  const maybe = <T>(make: () => T, chance = 0.75): T | null => (random() < chance ? make() : null);
  const id = () => `car-${number(size)}`;
  const phrase = () => Array.from({ length: 1 + number(4) }, () => oneOf(words)).join(' ');

  function aRandomCar(): Car {
    const modelName = oneOf(models);
    return aBareCar({
      ...merged(namesParts.map((part) => comparedNames[part].with(maybe(() => oneOf(namesOf(part)))))),
      ...merged(rangeParts.map((part) => comparedRanges[part].with(maybe(() => oneOf(numbersOf(part)))))),
      ...merged(
        claimParts.map((part) => comparedClaims[part].with(maybe(() => oneOf(comparedClaims[part].values)))),
      ),
      _id: id(),
      stockNumber: maybe(() => `S-${number(size)}`, 0.6),
      title: maybe(phrase),
      saleStatus: maybe(() => oneOf(statuses)),
      featured: maybe(() => oneOf(['yes', 'no'])),
      testDrive: maybe(() => oneOf(['yes', 'no'])),
      // A model keeps its id under several spellings, and a name has several ids.
      vehicleTypeId: maybe(() => ({ _id: `${modelName.toLowerCase()}-${number(2)}`, modelName })),
      trimId: maybe(() => ({ _id: 't', trimName: oneOf(words) }), 0.3),
      discountedPrice: maybe(() => 40_000 + number(3) * 10_000, 0.2),
      createdAt: maybe(() => new Date(Date.UTC(2026, 0, 1 + number(8))).toISOString(), 0.95) ?? '',
    });
  }

  const range = (part: RangePart) => {
    const ends = [0, ...numbersOf(part), 999_999_999];
    return { min: oneOf(ends), max: oneOf(ends) };
  };
  const names = (list: readonly string[]) => [
    ...new Set(Array.from({ length: 1 + number(3) }, () => maybe(() => oneOf(list), 0.9) ?? '')),
  ];
  const spelled = (name: string) => oneOf([name, name.toUpperCase(), name.toLowerCase(), ` ${name} `]);
  const partOf = (word: string) => word.slice(number(word.length), 1 + number(word.length + 1));

  return {
    number,
    oneOf,
    car: aRandomCar,
    cars: (count: number): Car[] => [
      ...new Map(Array.from({ length: count }, aRandomCar).map((car) => [car._id, car])).values(),
    ],
    ids: (count: number) => [...new Set(Array.from({ length: count }, id))],
    /** A value of every part by chance, so that a new part is compared as well; searches have tests of their own. */
    filter(): CarFilter {
      const some = <T>(make: () => T) => maybe(make, 0.22) ?? undefined;
      return {
        ...recordOf(rangeParts, (part) => [part, some(() => range(part))]),
        ...recordOf(namesParts, (part) => [part, some(() => names(namesOf(part)).map(spelled))]),
        ...recordOf(claimParts, (part) => [part, some(() => random() < 0.7)]),
        vehicleType: some(() => `${oneOf(models).toLowerCase()}-${number(2)}`),
        title: some(() => names(words).map(partOf).join('  ')),
        availableNow: some(() => random() < 0.7),
        status: some(() => [oneOf(saleStatuses), oneOf(saleStatuses)]),
        stockNumbers: some(() => Array.from({ length: 1 + number(30) }, () => `S-${number(size)}`)),
        updatedSince: some(() => new Date(Date.UTC(2026, 0, 1 + number(8))).toISOString()),
        ids: some(() => Array.from({ length: number(30) }, () => oneOf([id(), 'never-listed']))),
        featured: some(() => random() < 0.5),
        offersTestDrive: some(() => random() < 0.5),
      } satisfies { [Part in ComparedPart]: CarFilter[Part] };
    },
    // The type of Object.keys loses the keys.
    sort: () => oneOf(Object.keys(carSorts) as CarSort[]),
    part: () => ({ skip: number(size / 3), limit: 1 + number(size / 3) }),
  };
}
