import type { StockCarFieldsFragment } from '../../../generated/StockCarFields.ts';
import type { Choices } from './useChoices.ts';

/** A value of a car that the staff may change. */
export type StockValue = NonNullable<StockCarFieldsFragment['values']>[number];
export type StockField = StockValue['field'];

/** The parts of the page of a car, in their order. */
export const fieldGroups = [
  ...(['identity', 'price', 'car', 'engine', 'colours', 'history', 'condition'] as const),
  ...(['words', 'media', 'place'] as const),
] as const;

/** How a value is entered. */
export interface FieldKind {
  group: (typeof fieldGroups)[number];
  /** The keys that a phone offers. */
  inputMode?: 'numeric' | 'decimal' | 'url';
  /** What a number counts; amounts and distances are shown with separators. */
  unit?: 'AED' | 'km' | 'hp' | 'mm';
  /** What the field suggests. */
  choices?: keyof Choices;
  /**
   * `yesNo`: one of two; `lines`: several lines; `paint` and `imperfections`: a list of its own; `status`: the sale status, which has a control of its own once the car is
   * published; `once`: it is entered before that, and stays.
   */
  entry?: 'yesNo' | 'lines' | 'paint' | 'imperfections' | 'status' | 'once';
}

/** Each value that the staff may change, in the order of its group. */
export const fieldTable = {
  STOCK_NUMBER: { group: 'identity', entry: 'once' },
  VIN: { group: 'identity', entry: 'once' },
  ORIGINAL_PRICE: { group: 'price', inputMode: 'decimal', unit: 'AED' },
  DISCOUNTED_PRICE: { group: 'price', inputMode: 'decimal', unit: 'AED' },
  MONTHLY_INSTALMENT: { group: 'price', inputMode: 'decimal', unit: 'AED' },
  SALE_STATUS: { group: 'price', entry: 'status' },
  FEATURED: { group: 'price', entry: 'yesNo' },
  TEST_DRIVE: { group: 'price', entry: 'yesNo' },
  MAKE: { group: 'car', choices: 'makes' },
  MODEL: { group: 'car', choices: 'models' },
  TRIM: { group: 'car' },
  TITLE: { group: 'car' },
  YEAR: { group: 'car', inputMode: 'numeric' },
  MILEAGE: { group: 'car', inputMode: 'numeric', unit: 'km' },
  BODY_TYPE: { group: 'car', choices: 'bodyTypes' },
  DOORS: { group: 'car', inputMode: 'numeric' },
  SEATS: { group: 'car', inputMode: 'numeric' },
  ENGINE: { group: 'engine' },
  CYLINDERS: { group: 'engine', inputMode: 'numeric' },
  POWER: { group: 'engine', inputMode: 'numeric', unit: 'hp' },
  FUEL_TYPE: { group: 'engine', choices: 'fuelTypes' },
  TRANSMISSION: { group: 'engine', choices: 'transmissions' },
  DRIVE: { group: 'engine', choices: 'drives' },
  STEERING: { group: 'engine', choices: 'steeringSides' },
  EXTERIOR_COLOR: { group: 'colours', choices: 'exteriorColors' },
  INTERIOR_COLOR: { group: 'colours', choices: 'interiorColors' },
  OWNERS: { group: 'history', inputMode: 'numeric' },
  KEYS: { group: 'history', inputMode: 'numeric' },
  SERVICE_HISTORY: { group: 'history' },
  ACCIDENT_HISTORY: { group: 'history' },
  WARRANTY: { group: 'history' },
  WARRANTY_UNTIL: { group: 'history' },
  REGISTRATION: { group: 'history' },
  REGIONAL_SPECS: { group: 'history', choices: 'regionalSpecs' },
  INSPECTED_BY: { group: 'condition' },
  INSPECTED_ON: { group: 'condition' },
  INSPECTION_REPORT: { group: 'condition', inputMode: 'url' },
  TYRES: { group: 'condition' },
  TYRE_TREAD: { group: 'condition', inputMode: 'decimal', unit: 'mm' },
  TYRE_YEAR: { group: 'condition', inputMode: 'numeric' },
  BRAKES: { group: 'condition' },
  PAINT_READINGS: { group: 'condition', entry: 'paint' },
  IMPERFECTIONS: { group: 'condition', entry: 'imperfections' },
  DESCRIPTION: { group: 'words', entry: 'lines' },
  SPECIFICATIONS: { group: 'words', entry: 'lines' },
  VIDEO: { group: 'media', inputMode: 'url' },
  SPIN: { group: 'media', inputMode: 'url' },
  LOCATION: { group: 'place' },
  SALESPERSON: { group: 'place', choices: 'people' },
} as const satisfies Record<StockField, FieldKind>;

/** How the value of a field is entered. */
export const kindOf = (field: StockField): FieldKind => fieldTable[field];

/** The fields of a group, in their order. */
export function fieldsOf(group: FieldKind['group']): StockField[] {
  // The type of Object.keys loses the names.
  return (Object.keys(fieldTable) as StockField[]).filter((field) => fieldTable[field].group === group);
}
