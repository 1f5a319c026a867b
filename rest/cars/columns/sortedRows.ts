import { type CarSort, sortedBy } from '../carSorts.ts';
import type { CarColumns } from './CarColumns.ts';
import type { FilteredRows } from './FilteredRows.ts';

/** So few rows are sorted by their places in the order rather than looked for along the whole order. */
const FEW = 256;

/** Takes a row; false ends the walk. */
type Visit = (row: number) => boolean;

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

/** Calls `visit` for the rows that match, in the order of `sort`, until it gives false. */
export function visitSorted(columns: CarColumns, filtered: FilteredRows, sort: CarSort, visit: Visit) {
  const order = columns.orders[sortedBy[sort]];
  const values = columns.numbers[sortedBy[sort]];
  const matching = filtered.rows();
  if (matching.length <= FEW || filtered.candidates.length < columns.count) {
    walk(order.sort(matching), values, sort, visit);
  } else if (matching.length === columns.count) {
    walk(order.sorted, values, sort, visit);
  } else {
    walk(order.sorted, values, sort, (row) => filtered.mask[row] !== 0 || visit(row));
  }
}

/** Calls `visit` for rows in the order of `sort` until it gives false. `rows` are in ascending order. */
function walk(rows: Int32Array, values: Float64Array, sort: CarSort, visit: Visit) {
  if (sort === 'newest') backward(rows, visit);
  else if (sort === '-newest' || !sort.startsWith('-')) forward(rows, 0, rows.length, visit);
  else descending(rows, values, visit);
}

function forward(rows: Int32Array, start: number, end: number, visit: Visit): boolean {
  for (let i = start; i < end; i += 1) if (!visit(rows[i] ?? 0)) return false;
  return true;
}

function backward(rows: Int32Array, visit: Visit) {
  for (let i = rows.length - 1; i >= 0 && visit(rows[i] ?? 0); i -= 1);
}

/** Groups of equal values from the largest one down, each in the order of the ids; missing values stand last. */
function descending(rows: Int32Array, values: Float64Array, visit: Visit) {
  const valueAt = (position: number) => values[rows[position] ?? 0] ?? NaN;
  let end = rows.length;
  while (end > 0 && Number.isNaN(valueAt(end - 1))) end -= 1;
  const missing = end;
  while (end > 0) {
    let start = end - 1;
    while (start > 0 && valueAt(start - 1) === valueAt(end - 1)) start -= 1;
    if (!forward(rows, start, end, visit)) return;
    end = start;
  }
  forward(rows, missing, rows.length, visit);
}
