import { type CarSort, isLatestFirst } from '../carSorts.ts';
import type { CarPlace } from './CarCursor.ts';

/** Compares two places in the order `sort`: negative if the first one comes before the second. */
export function comparePlaces(sort: CarSort): (a: CarPlace, b: CarPlace) => number {
  const isLatest = isLatestFirst(sort);
  const direction = isLatest || (sort.startsWith('-') && sort !== '-newest') ? -1 : 1;
  const idDirection = isLatest ? -1 : 1;
  // A car always has a time of listing; one that cannot be read counts as the earliest.
  const missing = sort === '-newest' ? -1 : 1;
  return (a, b) => {
    if (a.value === b.value) return a.id === b.id ? 0 : (a.id < b.id ? -1 : 1) * idDirection;
    if (a.value === null || b.value === null) return (a.value === null ? 1 : -1) * missing;
    return (a.value < b.value ? -1 : 1) * direction;
  };
}
