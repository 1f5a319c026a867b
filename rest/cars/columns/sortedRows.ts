import { type CarSort, isLatestFirst, sortedBy } from '../carSorts.ts';
import type { CarPlace } from '../walk/CarCursor.ts';
import { comparePlaces } from '../walk/comparePlaces.ts';
import type { CarColumns } from './CarColumns.ts';
import type { FilteredRows } from './FilteredRows.ts';

/** At most so many rows are sorted by themselves, instead of walking along the whole order to find them. */
const FEW = 256;

/** Called with a row; false ends the walk. */
type Visit = (row: number) => boolean;

interface Walk {
  visit: Visit;
  /** The place after which the walk begins. */
  from?: CarPlace;
  /** Compares places in the direction of the walk. */
  compare: (a: CarPlace, b: CarPlace) => number;
  placeOf: (row: number) => CarPlace;
}

/** The matching rows in the order of `sort`: at most `limit` after the first `skip`. */
export function sortedRows(
  columns: CarColumns,
  filtered: FilteredRows,
  sort: CarSort,
  { skip = 0, limit = Infinity }: { skip?: number; limit?: number } = {},
): number[] {
  const found: number[] = [];
  let left = skip;
  visitSorted(columns, filtered, sort, (row) => {
    if (left > 0) left -= 1;
    else found.push(row);
    return found.length < limit;
  });
  return found;
}

/**
 * Calls `visit` for matching rows until it returns false: those after the place `from` in the order of `sort`, or, if
 * `backward`, those before it, the last first. It finds `from` by binary search: to walk there would take longer with
 * every part of a large stock.
 */
export function visitSorted(
  columns: CarColumns,
  filtered: FilteredRows,
  sort: CarSort,
  visit: Visit,
  { from, backward = false }: { from?: CarPlace; backward?: boolean } = {},
) {
  const order = columns.orders[sortedBy[sort]];
  const matching = filtered.rows();
  const isFew = matching.length <= FEW || filtered.candidates.length < columns.count;
  const rows = isFew ? order.sort(matching) : order.sorted;
  const isEach = rows.length === matching.length;
  const compare = comparePlaces(sort);
  const walk: Walk = {
    visit: isEach ? visit : (row) => filtered.mask[row] !== 0 || visit(row),
    from,
    compare: backward ? (a, b) => compare(b, a) : compare,
    placeOf: (row) => placeOf(columns, sort, row),
  };
  if (sort.startsWith('-') && sort !== '-newest') visitGroups(rows, backward, walk);
  else visitRows(rows, isLatestFirst(sort) !== backward, walk);
}

/** The place of a car in an order. */
export function placeOf(columns: CarColumns, sort: CarSort, row: number): CarPlace {
  const value = columns.numbers[sortedBy[sort]][row] ?? NaN;
  return { id: columns.ids[row] ?? '', value: Number.isNaN(value) ? null : value };
}

/** Visits rows from the first to the last, or the reverse. Returns whether the walk goes on. */
function visitRows(rows: Int32Array, fromLast: boolean, { visit, from, compare, placeOf }: Walk): boolean {
  const last = rows.length - 1;
  const rowAt = (step: number) => rows[fromLast ? last - step : step] ?? 0;
  const passed = from ? countWhere(rows.length, (step) => compare(placeOf(rowAt(step)), from) <= 0) : 0;
  for (let step = passed; step <= last; step += 1) if (!visit(rowAt(step))) return false;
  return true;
}

/** Visits groups of equal values, the largest value first, each group in the order of ids; missing values come last. */
function visitGroups(rows: Int32Array, backward: boolean, walk: Walk) {
  const { from, compare, placeOf } = walk;
  const valueOf = (position: number) => placeOf(rows[position] ?? 0).value;
  const count = countWhere(rows.length, (position) => valueOf(position) !== null);
  const missing = rows.subarray(count);
  if (backward && !visitRows(missing, true, walk)) return;
  const valueAt = (step: number) => valueOf(backward ? step : count - 1 - step);
  // The group that contains `from` must be visited in part.
  let first = from ? countWhere(count, (step) => compare({ ...from, value: valueAt(step) }, from) < 0) : 0;
  while (first < count) {
    const end = endOfGroup(first, count, valueAt);
    const group = backward ? rows.subarray(first, end) : rows.subarray(count - end, count - first);
    if (!visitRows(group, backward, walk)) return;
    first = end;
  }
  if (!backward) visitRows(missing, false, walk);
}

/** Where the values equal to the first one end, by binary search: a large group is not read as a whole. */
function endOfGroup(first: number, end: number, valueAt: (step: number) => unknown): number {
  const isIn = (step: number) => first + step < end && valueAt(first + step) === valueAt(first);
  let size = 1;
  while (isIn(size)) size *= 2;
  return first + countWhere(size, isIn);
}

/** For how many numbers from 0 to below `length` something is true, by binary search: once false, it must stay false. */
function countWhere(length: number, isTrue: (number: number) => boolean): number {
  let [known, end] = [0, length];
  while (known < end) {
    const middle = (known + end) >>> 1;
    if (isTrue(middle)) known = middle + 1;
    else end = middle;
  }
  return known;
}
