import type { Car } from '../../cars/car.ts';
import { readers } from '../cells/readFacts.ts';
import { type Field, fieldInWords, fields } from '../columns.ts';

const columns: [keyof Car, Field][] = [
  ['manufacturerId', 'make'],
  ['vehicleTypeId', 'model'],
  ['trimId', 'trim'],
  ['video', 'video'],
  ['spin', 'spin'],
  ...Object.entries(readers).flatMap(([name, [[column]]]): [keyof Car, Field][] => {
    const key = name as keyof typeof readers; // the type of Object.entries loses the keys
    return column ? [[key, column]] : [];
  }),
];

/**
 * Each value of a car that a person may have changed by hand, with the column that a file has of it, the first one where it has
 * several, in the order of `fields`.
 */
export const columnOf: ReadonlyMap<keyof Car, Field> = new Map(
  columns.toSorted(([, a], [, b]) => fields.indexOf(a) - fields.indexOf(b)),
);

/** What a value is called in a sentence, by its column; the paint has one for each panel. */
export function valueInWords(key: keyof Car, column: Field): string {
  return key === 'paintReadings' ? 'paint' : fieldInWords(column);
}
