import { isDeepStrictEqual } from 'node:util';
import { Car } from '../car.ts';
import { standingOf } from '../walk/standingOf.ts';
import type { StoredCar } from '../storedCar.ts';
import type { ChangeKind, StoredChange } from './carChange.ts';

/** The fields whose changes are recorded. */
const told = Object.keys(Car.properties).filter(
  (name) => name !== '_id' && name !== 'updatedAt' && name !== 'priceHistory',
) as (keyof Car)[];
/** The fields by which lists are sorted, except the price. */
const sortedBy = ['createdAt', 'mileage', 'year'] as const;

/**
 * What has changed between two states of a car, one of which may be missing; undefined if nothing has. `returns`: the car
 * was withdrawn before.
 */
export function changeOf(
  before: StoredCar | undefined,
  after: StoredCar | undefined,
  returns = false,
): StoredChange | undefined {
  const carId = (after ?? before)?._id;
  if (carId === undefined) return undefined;
  const changedFields = before && after ? told.filter((name) => hasChanged(before, after, name)) : [];
  if (before && after && changedFields.length === 0) return undefined;
  const prices = { price: after?.search.price ?? null, priceBefore: before?.search.price ?? null };
  return {
    ...{ carId, kind: kindOf(before, after, returns), changedFields, ...prices },
    ...(before && after && formerPlaces(before, after, changedFields)),
  };
}

function formerPlaces(before: StoredCar, after: StoredCar, changedFields: readonly (keyof Car)[]) {
  const sorted = sortedBy.filter((name) => changedFields.includes(name));
  const standing = standingOf(before);
  const hasMoved = standing !== standingOf(after);
  if (sorted.length === 0 && !hasMoved) return undefined;
  const values = Object.fromEntries(sorted.map((name) => [name, before[name]]));
  return { before: { ...values, ...(hasMoved && { standing }) } };
}

function kindOf(before: StoredCar | undefined, after: StoredCar | undefined, returns: boolean): ChangeKind {
  if (!after) return 'WITHDRAWN';
  if (!before) return returns ? 'RELISTED' : 'LISTED';
  if (before.saleStatus !== after.saleStatus) {
    if (after.saleStatus === 'sold') return 'SOLD';
    if (before.saleStatus === 'sold') return 'RELISTED';
    if (after.saleStatus === 'reserved') return 'RESERVED';
    if (before.saleStatus === 'reserved') return 'RELISTED';
  }
  return before.search.price === after.search.price ? 'CHANGED' : 'PRICE_CHANGED';
}

/** Missing and null count as equal. The feed does not name the whole VIN, but a change of it is one of its last six. */
function hasChanged(before: StoredCar, after: StoredCar, name: keyof Car): boolean {
  const stored = name === 'vinLastSix' ? 'vin' : name;
  return !isDeepStrictEqual(before[stored] ?? null, after[stored] ?? null);
}
