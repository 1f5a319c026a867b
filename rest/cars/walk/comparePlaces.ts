import type { CarSort } from '../carSorts.ts';
import type { CarPlace } from './CarCursor.ts';

/** Compares two places as the order `sort` has them: negative where the first one stands before the second. */
export function comparePlaces(sort: CarSort): (a: CarPlace, b: CarPlace) => number {
  const direction = sort === 'newest' || (sort.startsWith('-') && sort !== '-newest') ? -1 : 1;
  const idDirection = sort === 'newest' ? -1 : 1;
  // A car always has a moment of listing; where that cannot be read, it is the earliest.
  const missing = sort === '-newest' ? -1 : 1;
  return (a, b) => {
    if (a.value === b.value) return a.id === b.id ? 0 : (a.id < b.id ? -1 : 1) * idDirection;
    if (a.value === null || b.value === null) return (a.value === null ? 1 : -1) * missing;
    return (a.value < b.value ? -1 : 1) * direction;
  };
}
