import { type CarSort, sortedBy } from '../carSorts.ts';
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
  { from: asked, backward, skip, limit }: Part,
): CarPlace[] {
  const from = asked && { ...asked, value: numberOf(asked.value) };
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
  const places = backward ? part.reverse() : part;
  return sortedBy[sort] === 'createdAt' ? places.map(withMoment) : places;
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
    return [{ id, value: numberOf(former) }];
  });
}

/** A value as the columns have it. */
function numberOf(value: SortValue): number | null {
  const number = typeof value === 'string' ? Date.parse(value) : value;
  return Number.isNaN(number) ? null : number;
}

/** The place with its moment as the documents have it, so that a walk can go on where no columns are kept. */
function withMoment({ id, value }: CarPlace): CarPlace {
  return { id, value: value === null ? null : new Date(value).toISOString() };
}
