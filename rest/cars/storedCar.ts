import Type, { type Static } from 'typebox';
import { isPlainLine } from '../../text/cleanText.ts';
import { Nullable } from '../http/schemas.ts';
import { Car, CarPicture } from './car.ts';
import { claims } from './claims/claims.ts';
import { nameLists } from './nameLists.ts';
import { recordOf } from './recordOf.ts';
import { carWords } from './search/carWords.ts';
import { standingOf } from './walk/standingOf.ts';

/** 1 if the value is missing, so that such cars come last in both directions. */
const missing = Type.Union([Type.Literal(0), Type.Literal(1)]);

/** What people have done with the pictures of a record, as far as their later changes need it. */
export const PictureHistory = Type.Object({
  /** The revision of the latest write that has arranged, rotated or removed some, or put one back. */
  arrangedAt: Type.Optional(Type.Number()),
  /** The places of pictures among those that were sent together, which `batch` names; by their ids. */
  sent: Type.Optional(
    Type.Record(Type.String(), Type.Object({ batch: Type.String(), place: Type.Number() })),
  ),
  /** What was removed, with its place and the time (ISO 8601), newest last: it can be put back for a while. */
  removed: Type.Optional(
    Type.Array(Type.Object({ picture: CarPicture, place: Type.Number(), at: Type.String() })),
  ),
});
export type PictureHistory = Static<typeof PictureHistory>;

/** A car in the store: the wire shape, and the keys that filters and sorts use. */
export const StoredCar = Type.Object({
  ...Car.properties,
  /** The stock number in the imported file, '' if it had none; missing for cars that were not imported. */
  importedAs: Type.Optional(Type.String()),
  /** The key of its row in the last file without stock numbers, as an id; missing where that is the car's own id. */
  importedKey: Type.Optional(Type.String()),
  /** The draft from which it was published where a person has made it by hand; missing for all other cars. */
  draftId: Type.Optional(Type.String()),
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
  /**
   * The values that a person has set by hand, by their keys: what the file said last, and whether that has changed since
   * (`overrides.ts`). Missing where there are none, and for cars that neither a file has imported nor a person made.
   */
  overrides: Type.Optional(
    Type.Record(Type.String(), Type.Object({ sheet: Type.Unknown(), differs: Type.Boolean() })),
  ),
  /** Missing where nobody has changed its pictures by hand. */
  pictureHistory: Type.Optional(PictureHistory),
  search: Type.Object({
    ...recordOf(nameLists, ({ key }) => [key, Type.String()]),
    /** Until when each claim holds (`claims`). */
    ...recordOf(claims, ({ part }) => [part, Nullable(Type.Number())]),
    /** Title, brand, model and trim in one line. */
    text: Type.String(),
    /** The words by which visitors find it, with a space around each. */
    words: Type.String(),
    /** Its place among cars for sale and sold ones (`standingOf`). */
    standing: Type.Number(),
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
      ...recordOf(claims, ({ part, until }) => [part, until(car)]),
      words: ` ${carWords(car)} `,
      text: searchable(names.filter(Boolean).join(' ')),
      standing: standingOf(car),
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
  if (isPlainLine(text)) return text.toLowerCase();
  return text
    .normalize('NFKC')
    .replace(/[\p{Cf}\0]/gu, '')
    .replace(/\s+/g, ' ')
    .trim()
    .toLowerCase();
}
