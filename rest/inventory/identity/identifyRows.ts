import type { CarStore } from '../../cars/carStore.ts';
import { stableId } from '../../store/stableId.ts';
import type { Columns } from '../matchColumns.ts';
import type { Table } from '../readTable.ts';
import { findByLikeness, type UnmatchedCar } from './findByLikeness.ts';
import { findByNames } from './findByNames.ts';
import type { RowIdentity } from './RowIdentity.ts';
import { readIdentities, type TableIdentities } from './readIdentities.ts';

export interface IdentifiedTable extends TableIdentities {
  /** Where the file is complete: the imported cars that no row is, and how many are imported in all. */
  missing: UnmatchedCar[];
  imported: number;
}

/**
 * Finds the stored car of each row before anything is written, one to one: by stock number, by VIN, by all facts of the row
 * (so that an unchanged file changes nothing), and at last by likeness. Price, mileage, sale status, headline and
 * description of a car with a make are no part of its likeness. `isComplete`: the file is the whole stock.
 * `seed`: a new car has its stock number as its id.
 */
export async function identifyRows(
  cars: CarStore,
  table: Table,
  { columns, now, isComplete, seed }: { columns: Columns; now: Date; isComplete: boolean; seed: boolean },
): Promise<IdentifiedTable> {
  const { rows, unknownLines } = await readIdentities(table, columns);
  const identities = [...new Set(rows)].filter((row) => row !== undefined);
  const { claimed, taken, numbered, unnumbered } = await findByNames(cars, identities);
  // A car with another stock number is never taken.
  const mayMatch = ({ stockNumber }: RowIdentity) => unnumbered > 0 || (!stockNumber && numbered > 0);
  const rest = await findByLikeness({ cars, table, columns, now, isComplete, mayMatch }, rows, claimed);
  for (const row of identities) {
    if (!row.by && seed) [row.carId, row.by] = [row.stockNumber, 'id'];
    if (!row.by) row.carId = row.lastKey = await newId(cars, row.key, taken);
    taken.add(row.carId);
  }
  return { rows, unknownLines, ...rest };
}

/** The id of a new car: the key of its row, unless another car has that: one that was repriced, or differs in the VIN alone. */
async function newId(cars: CarStore, key: string, taken: ReadonlySet<string>): Promise<string> {
  if (!taken.has(key)) return key;
  for (let number = 2; ; number += 1) {
    const id = stableId('car', `${key} ${number}`);
    if (!taken.has(id) && !(await cars.byId(id)) && !(await cars.withdrawn(id))) return id;
  }
}
