import { isDeepStrictEqual } from 'node:util';
import type { Car } from '../cars/car.ts';
import type { NewCar } from '../cars/changes/carWrites.ts';
import { columnOf, valueInWords } from './byHand/columnOf.ts';
import type { Field } from './columns.ts';

/** What an import does to a car, for whoever wants to look at it. */
export interface ImportedCar {
  /** null for a car that the file lacks. */
  line: number | null;
  carId: string;
  /** What a dealer recognises it by. */
  label: string;
  result: 'added' | 'changed' | 'unchanged' | 'withdrawn' | 'keptWithdrawn';
  /** Of a changed car, the names of its changed values. */
  changed: string[];
  /** A sentence for each value that stays as a person has set it, although the file says something else. */
  kept: string[];
}

/** The columns of values that nobody changes by hand (the others: `columnOf`); what is in neither table is not worth a word. */
const otherColumns = new Map<keyof Car, Field>([
  ['createdAt', 'listedOn'],
  ['stockNumber', 'stockNumber'],
  ['vinLastSix', 'vin'],
]);

/** The names of the values of a car that a row changes, in words. */
export function changedIn(car: NewCar, facts: Partial<NewCar>): string[] {
  return [...columnOf, ...otherColumns].flatMap(([key, column]) =>
    Object.hasOwn(facts, key) && !isDeepStrictEqual(facts[key], car[key]) ? valueInWords(key, column) : [],
  );
}
