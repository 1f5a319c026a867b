import { type CarSort, sortedBy } from '../carSorts.ts';
import type { CarColumns } from './CarColumns.ts';
import type { FilteredRows } from './FilteredRows.ts';

/** So few rows are sorted by their places in the order rather than looked for along the whole order. */
const FEW = 256;

/** Takes a row; false ends the walk. */
type Visit = (row: number) => boolean;

/** Whether a row stands before the one with which the walk is to begin; true for the first rows of an order, or for none. */
type IsPassed = (row: number) => boolean;

/** The rows that match, in the order of `sort`: `limit` at most behind the first `skip`. */
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

/** Calls `visit` for the rows that match and are not passed, in the order of `sort`, until it gives false. */
export function visitSorted(
  columns: CarColumns,
  filtered: FilteredRows,
  sort: CarSort,
  visit: Visit,
  isPassed: IsPassed = () => false,
) {
  const order = columns.orders[sortedBy[sort]];
  const values = columns.numbers[sortedBy[sort]];
  const matching = filtered.rows();
  if (matching.length <= FEW || filtered.candidates.length < columns.count) {
    walk(order.sort(matching), values, sort, visit, isPassed);
  } else if (matching.length === columns.count) {
    walk(order.sorted, values, sort, visit, isPassed);
  } else {
    walk(order.sorted, values, sort, (row) => filtered.mask[row] !== 0 || visit(row), isPassed);
  }
}

/** As `visitSorted`, for `rows` in ascending order. */
function walk(rows: Int32Array, values: Float64Array, sort: CarSort, visit: Visit, isPassed: IsPassed) {
  if (sort === 'newest') backward(rows, visit, isPassed);
  else if (sort === '-newest' || !sort.startsWith('-')) forward(rows, visit, isPassed);
  else descending(rows, values, visit, isPassed);
}

function forward(rows: Int32Array, visit: Visit, isPassed: IsPassed): boolean {
  const first = countWhere(rows.length, (i) => isPassed(rows[i] ?? 0));
  for (let i = first; i < rows.length; i += 1) if (!visit(rows[i] ?? 0)) return false;
  return true;
}

function backward(rows: Int32Array, visit: Visit, isPassed: IsPassed) {
  const last = rows.length - 1;
  const passed = countWhere(rows.length, (i) => isPassed(rows[last - i] ?? 0));
  for (let i = last - passed; i >= 0 && visit(rows[i] ?? 0); i -= 1);
}

/** How many of the first `length` numbers from 0 on something is true for; behind one for which it is not, it is for none. */
function countWhere(length: number, isTrue: (number: number) => boolean): number {
  let [known, end] = [0, length];
  while (known < end) {
    const middle = (known + end) >>> 1;
    if (isTrue(middle)) known = middle + 1;
    else end = middle;
  }
  return known;
}

/** Groups of equal values from the largest one down, each in the order of the ids; missing values stand last. */
function descending(rows: Int32Array, values: Float64Array, visit: Visit, isPassed: IsPassed) {
  const valueAt = (position: number) => values[rows[position] ?? 0] ?? NaN;
  let end = rows.length;
  while (end > 0 && Number.isNaN(valueAt(end - 1))) end -= 1;
  const missing = end;
  while (end > 0) {
    let start = end - 1;
    while (start > 0 && valueAt(start - 1) === valueAt(end - 1)) start -= 1;
    const isWhollyPassed = isPassed(rows[end - 1] ?? 0);
    if (!isWhollyPassed && !forward(rows.subarray(start, end), visit, isPassed)) return;
    end = start;
  }
  forward(rows.subarray(missing), visit, isPassed);
}
