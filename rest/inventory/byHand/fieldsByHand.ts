import type { Car } from '../../cars/car.ts';
import { paintFields } from '../cells/readCondition.ts';
import type { Field } from '../columns.ts';
import { columnOf } from './columnOf.ts';

/** Every value of a car that a person may have changed, with each field of a file that has it or a part of it. */
const valuesByHand: readonly (readonly [key: keyof Car, field: Field])[] = [
  ...[...columnOf].flatMap(([key, field]): [keyof Car, Field][] =>
    key === 'paintReadings' ? paintFields.map((each) => [key, each]) : [[key, field]],
  ),
  ['images', 'images'],
];

/** The fields of a file whose values a person may have changed by hand, pictures last. */
export const fieldsByHand: readonly Field[] = valuesByHand.map(([, field]) => field);

/** The keys of the values of a car that these fields of a file overwrite. */
export function overwrittenBy(fields: readonly Field[]): ReadonlySet<string> {
  return new Set(valuesByHand.flatMap(([key, field]) => (fields.includes(field) ? key : [])));
}
