import type { CarSort } from '../carSorts.ts';
import type { CarPlace, SortValue } from './CarCursor.ts';
import { comparePlaces } from './comparePlaces.ts';

/** Where a part was looked for, and how many places were looked for. */
interface Wanted {
  sort: CarSort;
  from?: CarPlace;
  backward: boolean;
  most: number;
}

/**
 * Whether a part of a walk is wrong because cars have `moved`: it has one of them at another place than that of its former
 * value, or perhaps lacks one there. `places` are those that were found, in the order of the list.
 */
export function isDisturbed(
  places: readonly CarPlace[],
  moved: ReadonlyMap<string, SortValue>,
  { sort, from, backward, most }: Wanted,
): boolean {
  const inOrder = comparePlaces(sort);
  const compare: typeof inOrder = backward ? (a, b) => inOrder(b, a) : inOrder;
  // Fewer places than wanted reach to the end of the list.
  const last = places.length < most ? undefined : places.at(backward ? 0 : -1);
  const found = new Map(places.map(({ id, value }) => [id, value]));
  return [...moved].some(([id, value]) => {
    if (found.has(id)) return found.get(id) !== value;
    const place = { id, value };
    return (!from || compare(place, from) > 0) && (!last || compare(place, last) < 0);
  });
}
