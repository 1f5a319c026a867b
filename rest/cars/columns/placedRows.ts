import { type CarSort, sortedBy } from '../carSorts.ts';
import type { CarPlace, SortValue } from '../walk/CarCursor.ts';
import { comparePlaces } from '../walk/comparePlaces.ts';
import type { CarColumns } from './CarColumns.ts';
import type { FilteredRows } from './FilteredRows.ts';
import { placeOf, visitSorted } from './sortedRows.ts';

interface Part {
  /** The part begins after this place, or ends before it if `backward`. */
  from?: CarPlace;
  backward: boolean;
  limit: number;
}

/**
 * A part of the places of matching cars, in the order of `sort`, with values as the columns have them. Cars that have
 * `moved` keep the places of their former values.
 */
export function placedRows(
  columns: CarColumns,
  filtered: FilteredRows,
  sort: CarSort,
  moved: ReadonlyMap<string, SortValue>,
  { from, backward, limit }: Part,
): CarPlace[] {
  const inOrder = comparePlaces(sort);
  const compare: typeof inOrder = backward ? (a, b) => inOrder(b, a) : inOrder;
  const staying: CarPlace[] = [];
  const visit = (row: number) => {
    const place = placeOf(columns, sort, row);
    if (!moved.has(place.id)) staying.push(place);
    return staying.length < limit;
  };
  visitSorted(columns, filtered, sort, visit, { from, backward });
  const others = movedPlaces(columns, filtered, moved).filter((place) => !from || compare(place, from) > 0);
  const part = [...staying, ...others].sort(compare).slice(0, limit);
  return backward ? part.reverse() : part;
}

/** The former places of matching cars that have moved. */
function movedPlaces(
  columns: CarColumns,
  filtered: FilteredRows,
  moved: ReadonlyMap<string, SortValue>,
): CarPlace[] {
  return [...moved].flatMap(([id, former]) => {
    const row = columns.row(id);
    if (row === undefined || !filtered.has(row)) return [];
    return [{ id, value: former }];
  });
}

/** A value as the columns contain it. */
export function columnValue(value: SortValue): number | null {
  const number = typeof value === 'string' ? Date.parse(value) : value;
  return Number.isNaN(number) ? null : number;
}

/** A place with its time as in the documents, so that a walk can continue on a server without columns. */
export function storedPlace(sort: CarSort, { id, value }: CarPlace): CarPlace {
  if (sortedBy[sort] !== 'createdAt' || value === null) return { id, value };
  return { id, value: new Date(value).toISOString() };
}
