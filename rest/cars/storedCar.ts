import Type, { type Static } from 'typebox';
import { Nullable } from '../schemas.ts';
import { Car } from './car.ts';
import { carWords } from './carWords.ts';

/** 1 where the value is missing, so that such cars stand last in both directions. */
const missing = Type.Union([Type.Literal(0), Type.Literal(1)]);

/** A car in the store: the wire shape and, beside it, what the filters and sorts look at. */
export const StoredCar = Type.Object({
  ...Car.properties,
  /** The stock number under which a file has brought the car, '' where it had none; missing for other cars. */
  importedAs: Type.Optional(Type.String()),
  search: Type.Object({
    company: Type.String(),
    bodyType: Type.String(),
    /** Title, brand, model and trim in one line. */
    text: Type.String(),
    /** The words under which visitors find it, with a space around each. */
    words: Type.String(),
    /** The price that is asked now, AED. */
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
      company: searchable(car.manufacturerId?.brandName ?? ''),
      bodyType: searchable(car.bodyType ?? ''),
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

/** Text as it is compared: one case, one width, single spaces, without direction marks and the character 0. */
export function searchable(text: string): string {
  return text
    .normalize('NFKC')
    .replace(/[\p{Cf}\0]/gu, '')
    .replace(/\s+/g, ' ')
    .trim()
    .toLowerCase();
}
