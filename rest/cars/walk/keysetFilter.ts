import type { Filter } from 'mongodb';
import { type CarSort, carSorts } from '../carSorts.ts';
import type { StoredCar } from '../storedCar.ts';
import type { CarPlace } from './CarCursor.ts';

/** A query for the cars after a place in the order `sort`, or before it if `backward`. */
export function keysetFilter(sort: CarSort, { value, id }: CarPlace, backward: boolean): Filter<StoredCar> {
  const keys = Object.entries<1 | -1>(carSorts[sort]);
  const values = [...(keys.length === 3 ? [value === null ? 1 : 0] : []), value, id];
  const steps = keys.flatMap(([key, direction], i) => {
    // Null comes last: only the following keys can put a car after it.
    if (values[i] === null) return [];
    const before = keys.slice(0, i).map(([name], j) => [name, values[j]]);
    const operator = direction === (backward ? -1 : 1) ? '$gt' : '$lt';
    return [{ ...Object.fromEntries(before), [key]: { [operator]: values[i] } }];
  });
  return { $or: steps };
}
