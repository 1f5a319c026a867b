import type { Cells } from './Cells.ts';
import type { Field } from './columns.ts';

/**
 * The fields that tell cars without a stock number apart, in the order in which they stand in the key. Ids of stored cars
 * are made of it: with another field, or another order, a file that was imported before would bring its cars a second
 * time. A field that the import reads from a later version on is therefore not added.
 */
const identifying: Field[] = [
  'make',
  'model',
  'trim',
  'year',
  'price',
  'discountedPrice',
  'monthlyInstallment',
  'mileage',
  'bodyType',
  'transmission',
  'fuelType',
  'engine',
  'cylinders',
  'horsepower',
  'exteriorColor',
  'doors',
  'title',
  'description',
  'features',
  'featured',
  'testDrive',
  'status',
  'sold',
  'listedOn',
  'regionalSpecs',
  'steering',
  'bodyCondition',
  'mechanicalCondition',
  'location',
];

/**
 * Gives what makes a row the same car as before: its stock number, or, where it has none, the values of the identifying
 * fields. Blank cells are left out, so that a new empty column makes no new cars.
 */
export function carKey(cells: Cells): string {
  const stockNumber = cells.text('stockNumber');
  if (stockNumber !== null) return stockNumber;
  return identifying
    .flatMap((field) => (cells.text(field) ? [`${field}:${cells.text(field)}`] : []))
    .join('\n');
}
