import type { Cells } from './cells/Cells.ts';
import type { Field } from './columns.ts';

/**
 * The fields that identify cars without a stock number, in their order in the key. Ids of stored cars are made from the
 * key: with another field or another order, a file that was imported before would add its cars a second time. So never
 * add a field here, even if a later version of the import reads it.
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
 * The key by which a row is recognised as the same car as before: its stock number or, if it has none, the values of the
 * identifying fields. Blank cells are left out, so that a new empty column makes no new cars.
 */
export function carKey(cells: Cells): string {
  const stockNumber = cells.text('stockNumber');
  if (stockNumber !== null) return stockNumber;
  return identifying
    .flatMap((field) => (cells.text(field) ? [`${field}:${cells.text(field)}`] : []))
    .join('\n');
}
