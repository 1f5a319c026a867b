import { type CarSort, sortedBy } from '../carSorts.ts';
import type { CarPlace, SortValue } from '../walk/CarCursor.ts';
import { comparePlaces } from '../walk/comparePlaces.ts';
import type { CarColumns } from './CarColumns.ts';
import type { FilteredRows } from './FilteredRows.ts';
import { visitSorted } from './sortedRows.ts';

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
  const compare = comparePlaces(sort);
  const found: CarPlace[] = [];
  let left = skip;
  const offer = (place: CarPlace): boolean => {
    if (from && backward && compare(place, from) >= 0) return false;
    if (from && !backward && compare(place, from) <= 0) return true;
    if (left > 0) left -= 1;
    else found.push(place);
    return backward || found.length < limit;
  };
  const elsewhere = movedPlaces(columns, filtered, moved).sort(compare);
  const ids = new Set(elsewhere.map(({ id }) => id));
  const placeOf = (row: number) => ({ id: columns.ids[row] ?? '', value: valueOf(columns, sort, row) });
  // A walk does not look again at all that it has passed: of a large stock that would take longer part by part.
  const isPassed = (row: number) => from !== undefined && !backward && compare(placeOf(row), from) <= 0;
  let next = 0;
  let goesOn = true;
  const visit = (row: number) => {
    const place = placeOf(row);
    if (ids.has(place.id)) return true;
    for (let other = elsewhere[next]; goesOn && other && compare(other, place) < 0; other = elsewhere[next]) {
      goesOn = offer(other);
      next += 1;
    }
    return (goesOn &&= offer(place));
  };
  visitSorted(columns, filtered, sort, visit, isPassed);
  while (goesOn && next < elsewhere.length) goesOn = offer(elsewhere[next++] as CarPlace);
  return backward ? found.slice(-limit) : found;
}

/** The former places of the cars that match and have moved. */
function movedPlaces(
  columns: CarColumns,
  filtered: FilteredRows,
  moved: ReadonlyMap<string, SortValue>,
): CarPlace[] {
  if (moved.size === 0) return [];
  const matching = new Set(filtered.rows());
  return [...moved].flatMap(([id, former]) => {
    const row = columns.row(id);
    if (row === undefined || !matching.has(row)) return [];
    return [{ id, value: typeof former === 'string' ? Date.parse(former) : former }];
  });
}

function valueOf(columns: CarColumns, sort: CarSort, row: number): number | null {
  const value = columns.numbers[sortedBy[sort]][row] ?? NaN;
  return Number.isNaN(value) ? null : value;
}
