import Type, { type Static } from 'typebox';
import { Nullable } from '../http/schemas.ts';
import { Car } from './car.ts';
import { nameLists } from './nameLists.ts';
import { recordOf } from './recordOf.ts';
import { carWords } from './search/carWords.ts';

/** 1 if the value is missing, so that such cars come last in both directions. */
const missing = Type.Union([Type.Literal(0), Type.Literal(1)]);

/** A car in the store: the wire shape, and the keys that filters and sorts use. */
export const StoredCar = Type.Object({
  ...Car.properties,
  /** The stock number in the imported file, '' if it had none; missing for cars that were not imported. */
  importedAs: Type.Optional(Type.String()),
  /** The key of its row in the last file without stock numbers, as an id; missing where that is the car's own id. */
  importedKey: Type.Optional(Type.String()),
  /** The whole vehicle identification number: only for the dealer, and for partners with a key. */
  vin: Type.Optional(Type.String()),
  /** Counts the writes of the car (`Revised`); missing where it was stored before cars had one. */
  revision: Type.Optional(Type.Number()),
  /** The id of its latest write. */
  write: Type.Optional(Type.String()),
  /**
   * The id of the latest write that the feed of changes tells of; writes of what nobody outside sees are none of these. Missing
   * where it was stored before cars had one.
   */
  changedBy: Type.Optional(Type.String()),
  search: Type.Object({
    ...recordOf(nameLists, ({ key }) => [key, Type.String()]),
    /** Title, brand, model and trim in one line. */
    text: Type.String(),
    /** The words by which visitors find it, with a space around each. */
    words: Type.String(),
    /** The asking price, AED. */
    price: Nullable(Type.Number()),
    noPrice: missing,
    noMileage: missing,
    noYear: missing,
    noInstallment: missing,
  }),
});
export type StoredCar = Static<typeof StoredCar>;

/** Adds the search keys to a car. */
export function toStored(car: Omit<StoredCar, 'search'>): StoredCar {
  const price = car.discountedPrice ?? car.originalPrice;
  const names = [
    car.title,
    car.manufacturerId?.brandName,
    car.vehicleTypeId?.modelName,
    car.trimId?.trimName,
  ];
  return {
    ...car,
    search: {
      ...recordOf(nameLists, ({ key, value }) => [key, searchable(value(car) ?? '')]),
      words: ` ${carWords(car)} `,
      text: searchable(names.filter(Boolean).join(' ')),
      price,
      noPrice: price === null ? 1 : 0,
      noMileage: car.mileage === null ? 1 : 0,
      noYear: car.year === null ? 1 : 0,
      noInstallment: car.monthlyInstallment === null ? 1 : 0,
    },
  };
}

/** Normalises text for comparison: lower case, one width, single spaces, without direction marks and the character 0. */
export function searchable(text: string): string {
  return text
    .normalize('NFKC')
    .replace(/[\p{Cf}\0]/gu, '')
    .replace(/\s+/g, ' ')
    .trim()
    .toLowerCase();
}
