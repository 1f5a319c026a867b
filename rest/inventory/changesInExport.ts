import { isDeepStrictEqual } from 'node:util';
import { plainText } from '../../text/plainText.ts';
import type { NewCar } from '../cars/changes/carWrites.ts';
import { nameKey } from './cells/nameKey.ts';

type Facts = Partial<NewCar>;

/**
 * Whether a value of a row says what `/export/cars.csv` says of the car. A feed of vehicles has less room than the store:
 * its title is the name of the car, its description plain text, its date a day, and a reserved car is as much out of
 * stock as a sold one.
 */
const isSaid: { [K in keyof Facts]?: (value: Facts[K], car: Facts) => boolean } = {
  title: (title, car) => isSameText(title, car.title) || isSameText(title, nameInFeed(car)),
  description: (description, car) => wordsOf(description) === wordsOf(car.description),
  createdAt: (createdAt, car) => createdAt?.slice(0, 10) === car.createdAt?.slice(0, 10),
  saleStatus: (status, car) =>
    status === 'reserved' ? car.saleStatus === status : (status === 'sold') === isOutOfStock(car),
  originalPrice: (price, car) => price === (car.originalPrice ?? car.discountedPrice),
  discountedPrice: (price, car) =>
    price === car.discountedPrice || (price === null && car.originalPrice === null),
  manufacturerId: (make, car) => isSameText(make?.brandName, car.manufacturerId?.brandName),
  vehicleTypeId: (model, car) => isSameText(model?.modelName, car.vehicleTypeId?.modelName),
  trimId: (trim, car) => isSameText(trim?.trimName, car.trimId?.trimName),
};

function isOutOfStock({ saleStatus }: Facts): boolean {
  return saleStatus === 'sold' || saleStatus === 'reserved';
}

/**
 * Returns what a row of the site's own export changes of its car: values that say the same as the export says of the car are
 * left out, so that the car keeps its own, which say more.
 */
export function changesInExport<T extends Facts>(facts: T, car: Facts): Partial<T> {
  const changed = Object.entries(facts).filter(([key, value]) => !says(key as keyof Facts, value, car));
  // The type of Object.fromEntries loses the keys, which are some of those of `facts`.
  return Object.fromEntries(changed) as Partial<T>;
}

function says<K extends keyof Facts>(key: K, value: unknown, car: Facts): boolean {
  // The value is that of the key in `facts`; the type of Object.entries loses that.
  const isSame = isSaid[key]?.(value as Facts[K], car);
  if (isSame !== undefined) return isSame;
  const stored = car[key];
  const isText = typeof value === 'string' && typeof stored === 'string';
  return isText ? isSameText(value, stored) : isDeepStrictEqual(value, stored);
}

function nameInFeed({ year, manufacturerId, vehicleTypeId, trimId }: Facts): string {
  const names = [manufacturerId?.brandName, vehicleTypeId?.modelName, trimId?.trimName];
  return [year, ...names].filter(Boolean).join(' ');
}

function wordsOf(html: string | null | undefined): string {
  return keyOf(html && plainText(html));
}

function isSameText(a: string | null | undefined, b: string | null | undefined): boolean {
  return keyOf(a) === keyOf(b);
}

function keyOf(text: string | null | undefined): string {
  return text ? nameKey(text) : '';
}
