import { setImmediate } from 'node:timers/promises';
import { carName } from '../cars/carName.ts';
import type { CarStore } from '../cars/carStore.ts';
import { stableId } from '../store/stableId.ts';
import { batchesOf } from './batchesOf.ts';
import { carKey } from './carKey.ts';
import { Cells } from './Cells.ts';
import type { Columns } from './matchColumns.ts';
import { matchCells } from './readCells.ts';
import type { Table } from './readTable.ts';
import { UnusableFile } from './UnusableFile.ts';

/** How many rows are checked before other work gets a turn. */
const PART = 1000;

/** A car to withdraw; the report names it by `label`. */
export interface Withdrawal {
  id: string;
  label: string;
}

/**
 * Finds the cars that earlier files have imported and that `table`, the whole stock, lacks. A car whose row is refused is
 * not among them. Without `force`, rejects with `UnusableFile` when they are more than half of the imported cars, or when
 * there are some and the car of a row is unknown.
 */
export async function withdrawals(
  cars: CarStore,
  table: Table,
  columns: Columns,
  force: boolean,
): Promise<Withdrawal[]> {
  const listed = new Set<string>();
  const unknownLines: number[] = [];
  for (const part of batchesOf(table.rows, PART)) {
    for (const { line, cells } of part) {
      const matched = matchCells(cells, table.header, columns);
      if (matched instanceof Cells) {
        listed.add(stableId('car', carKey(matched)));
        // An export of this site has the ids of cars as their numbers.
        listed.add(matched.text('stockNumber') ?? '');
      } else unknownLines.push(line);
    }
    // The import must send heartbeats in between.
    await setImmediate();
  }
  const missing: Withdrawal[] = [];
  let imported = 0;
  for await (const car of cars.imported()) {
    imported += 1;
    if (listed.has(car._id)) continue;
    missing.push({ id: car._id, label: [car.importedAs, carName(car)].filter(Boolean).join(', ') });
  }
  if (!force) refuseLikelyMistakes(missing.length, imported, unknownLines);
  return missing;
}

/**
 * Throws `UnusableFile` for a file that would withdraw cars by mistake: it was cut off, or columns were sorted without
 * the others.
 */
function refuseLikelyMistakes(missing: number, imported: number, unknownLines: number[]) {
  if (missing > imported / 2) {
    throw new UnusableFile(
      `The file lacks ${missing} of ${imported} imported cars, which is more than half: nothing is imported. ` +
        'If they are all gone, add --force.',
    );
  }
  if (missing > 0 && unknownLines.length > 0) {
    throw new UnusableFile(
      `It is unknown which car stands on line ${unknownLines.join(', ')}, and ${missing} would be withdrawn: ` +
        'nothing is imported. Correct the file, or add --force.',
    );
  }
}
