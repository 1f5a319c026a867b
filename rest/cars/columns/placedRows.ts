import type { CarSort } from '../carSorts.ts';
import type { CarPlace, SortValue } from '../walk/CarCursor.ts';
import { comparePlaces } from '../walk/comparePlaces.ts';
import type { CarColumns } from './CarColumns.ts';
import type { FilteredRows } from './FilteredRows.ts';
import { placeOf, visitSorted } from './sortedRows.ts';

interface Part {
  /** The part begins behind this place, or ends before it if `backward`. */
  from?: CarPlace;
  backward: boolean;
  skip: number;
  limit: number;
}

/**
 * The places of the cars that match, in the order of `sort`: a part of them. Cars that have `moved` stand where they stood
 * by their former values.
 */
export function placedRows(
  columns: CarColumns,
  filtered: FilteredRows,
  sort: CarSort,
  moved: ReadonlyMap<string, SortValue>,
  { from, backward, skip, limit }: Part,
): CarPlace[] {
  const inOrder = comparePlaces(sort);
  const compare: typeof inOrder = backward ? (a, b) => inOrder(b, a) : inOrder;
  const staying: CarPlace[] = [];
  const visit = (row: number) => {
    const place = placeOf(columns, sort, row);
    if (!moved.has(place.id)) staying.push(place);
    return staying.length < skip + limit;
  };
  visitSorted(columns, filtered, sort, visit, { from, backward });
  const others = movedPlaces(columns, filtered, moved).filter((place) => !from || compare(place, from) > 0);
  const part = [...staying, ...others].sort(compare).slice(skip, skip + limit);
  return backward ? part.reverse() : part;
}

/** The former places of the cars that match and have moved. */
function movedPlaces(
  columns: CarColumns,
  filtered: FilteredRows,
  moved: ReadonlyMap<string, SortValue>,
): CarPlace[] {
  return [...moved].flatMap(([id, former]) => {
    const row = columns.row(id);
    if (row === undefined || !filtered.has(row)) return [];
    return [{ id, value: typeof former === 'string' ? Date.parse(former) : former }];
  });
}
