import type { Car } from '../car.ts';
import { claims } from '../claims/claims.ts';
import { type NamesPart, nameLists } from '../nameLists.ts';
import { ranges } from '../ranges.ts';
import { recordOf } from '../recordOf.ts';
import { carWords } from '../search/carWords.ts';
import { standingOf } from '../walk/standingOf.ts';
import { searchable, type StoredCar } from '../storedCar.ts';

/** The bits of a row's flags. */
export const FLAGS = { listed: 1, sold: 2, featured: 4, testDrive: 8, reserved: 16 };

/** The columns of numbers; a missing value is NaN. Times are milliseconds since 1970. */
export const numberColumns = [
  ...ranges.map(({ column }) => column),
  ...claims.map(({ part }) => part),
  ...(['createdAt', 'updatedAt', 'standing'] as const),
] as const;
type NumberColumn = (typeof numberColumns)[number];

/** What makes a model distinct in the facets. */
export interface ModelValue {
  id: string;
  modelName: string;
  brandName: string;
}

/** The values of a car that the columns contain. */
export interface CarValues {
  numbers: Record<NumberColumn, number>;
  flags: number;
  /** '' if it has none. */
  stockNumber: string;
  names: Record<NamesPart, string>;
  make: Car['manufacturerId'];
  model: ModelValue;
  text: string;
  words: string;
}

/**
 * Reads the values of a stored car. A value that another program has left out, or written as another type, counts as
 * missing.
 */
export function carValues(car: Omit<StoredCar, 'search'> & Partial<StoredCar>): CarValues {
  const brandName = textOf(car.manufacturerId?.brandName);
  const modelName = textOf(car.vehicleTypeId?.modelName);
  const searchedTexts = [textOf(car.title), brandName, modelName, textOf(car.trimId?.trimName)];
  const claiming = {
    ...{ warranty: textOf(car.warranty), warrantyUntil: textOf(car.warrantyUntil) || null },
    accidentHistory: textOf(car.accidentHistory),
    ...{ originalPrice: knownOf(car.originalPrice), discountedPrice: knownOf(car.discountedPrice) },
  };
  return {
    numbers: {
      ...recordOf(ranges, ({ column, value }) => [column, numberOf(value(car))]),
      ...recordOf(claims, ({ part, until }) => [part, until(claiming) ?? NaN]),
      createdAt: Date.parse(textOf(car.createdAt)),
      updatedAt: Date.parse(textOf(car.updatedAt)),
      standing: standingOf({ createdAt: textOf(car.createdAt), saleStatus: car.saleStatus }),
    },
    flags:
      FLAGS.listed |
      (car.saleStatus === 'sold' ? FLAGS.sold : 0) |
      (car.saleStatus === 'reserved' ? FLAGS.reserved : 0) |
      (car.featured === 'yes' ? FLAGS.featured : 0) |
      (car.testDrive === 'yes' ? FLAGS.testDrive : 0),
    stockNumber: detached(textOf(car.stockNumber)),
    names: recordOf(nameLists, ({ part, value }) => [part, textOf(value(car))]),
    make: brandName === '' ? null : { _id: textOf(car.manufacturerId?._id), brandName },
    model: { id: textOf(car.vehicleTypeId?._id), modelName, brandName },
    words: detached((textOf(car.search?.words) || carWords(car)).trim()),
    text: detached(textOf(car.search?.text) || searchable(searchedTexts.filter(Boolean).join(' '))),
  };
}

function numberOf(value: unknown): number {
  return typeof value === 'number' ? value : NaN;
}

function knownOf(value: unknown): number | null {
  return typeof value === 'number' ? value : null;
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value : '';
}

/** Copies a text: one that was cut out of a decoded document would keep the whole document in memory. */
export function detached(text: string): string {
  const copy = Buffer.from(text).toString();
  // Half a surrogate pair would not survive the copy.
  return copy === text ? copy : text;
}
