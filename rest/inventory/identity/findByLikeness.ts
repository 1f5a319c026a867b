import type { CarStore } from '../../cars/carStore.ts';
import { labelOf } from '../labelOf.ts';
import type { Columns } from '../matchColumns.ts';
import type { Table } from '../readTable.ts';
import { groupsOf } from './groupsOf.ts';
import { likenessOfCar, likenessOfRow } from './Likeness.ts';
import { type CarToMatch, matchByLikeness, type RowToMatch } from './matchByLikeness.ts';
import { matchedRows } from './readIdentities.ts';
import type { RowIdentity } from './RowIdentity.ts';

/** An imported car that no row is; the report names it by `label`. */
export interface UnmatchedCar {
  id: string;
  label: string;
}

interface Stock {
  cars: CarStore;
  table: Table;
  columns: Columns;
  now: Date;
  isComplete: boolean;
  /** Whether the stock has any car that the row could be: if not, the rows are not read once more. */
  mayMatch: (row: RowIdentity) => boolean;
}

/**
 * Finds the cars of rows that no number and no key of the row has told, by what does not change of a car, and notes them
 * in the rows. `claimed`: the ids of the cars of other rows; those that are found are added. Only listed cars that were
 * imported are found. If the file is complete, returns the imported cars that remain without a row, and how many are
 * imported in all.
 */
export async function findByLikeness(
  stock: Stock,
  rows: readonly (RowIdentity | undefined)[],
  claimed: Set<string>,
): Promise<{ missing: UnmatchedCar[]; imported: number }> {
  const { cars, isComplete, mayMatch } = stock;
  const open = rows.some((row) => row && !row.by && mayMatch(row));
  const rowsByName = groupsOf(open ? await rowsToMatch(stock, rows) : [], ({ name }) => name);
  const like: CarToMatch[] = [];
  const unmatched: UnmatchedCar[] = [];
  let imported = 0;
  if (rowsByName.size > 0 || isComplete) {
    for await (const car of cars.imported()) {
      imported += 1;
      if (claimed.has(car._id)) continue;
      if (isComplete) unmatched.push({ id: car._id, label: labelOf(car) });
      const likeness = likenessOfCar(car);
      if (!rowsByName.has(likeness.name)) continue;
      const { _id: id, importedKey: lastKey = id, importedAs: stockNumber = '', vin = null, images } = car;
      like.push({ ...likeness, id, lastKey, stockNumber, vin, images });
    }
  }
  for (const [name, some] of groupsOf(like, (car) => car.name)) {
    const matches = matchByLikeness(rowsByName.get(name) ?? [], some, isComplete);
    for (const { row, car, ...how } of matches) {
      const found: Partial<RowIdentity> = { carId: car.id, lastKey: car.lastKey, ...how };
      Object.assign(row.identity, found);
      claimed.add(car.id);
    }
  }
  return { missing: unmatched.filter(({ id }) => !claimed.has(id)), imported };
}

/** The likeness of each row without a car, as far as the row says what the car is. */
async function rowsToMatch({ table, columns, now }: Stock, rows: readonly (RowIdentity | undefined)[]) {
  const open: (RowToMatch & { identity: RowIdentity })[] = [];
  let at = 0;
  for await (const { line, cells } of matchedRows(table, columns)) {
    const identity = rows[at++];
    // Another row with the same identity has the same car.
    if (!cells || !identity || identity.by || identity.line !== line) continue;
    const likeness = likenessOfRow(cells, now);
    const { stockNumber, vin } = identity;
    if (likeness.name) open.push({ ...likeness, stockNumber, vin, identity });
  }
  return open;
}
