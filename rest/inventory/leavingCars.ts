import { carName } from '../cars/carName.ts';
import type { CarStore } from '../cars/carStore.ts';
import { idOf } from '../store/idOf.ts';
import { carKey } from './carKey.ts';
import { Cells } from './Cells.ts';
import type { Columns } from './matchColumns.ts';
import { tellCells } from './readCells.ts';
import type { Table } from './readTable.ts';
import { UnusableFile } from './UnusableFile.ts';

/** A car that leaves the stock, and how the report calls it. */
export interface LeavingCar {
  id: string;
  words: string;
}

/**
 * The cars that files have brought in and that `table`, the whole stock, has no more. A car whose row is refused is
 * still there. Throws `UnusableFile`, unless `force`, where that would be more than half of them, or where a row
 * does not tell which car it is.
 */
export async function leavingCars(
  cars: CarStore,
  table: Table,
  columns: Columns,
  force: boolean,
): Promise<LeavingCar[]> {
  const listed = new Set<string>();
  const untold: number[] = [];
  for (const { line, cells } of table.rows) {
    const told = tellCells(cells, table.header, columns);
    if (told instanceof Cells) listed.add(idOf('car', carKey(told)));
    else untold.push(line);
  }
  const leaving: LeavingCar[] = [];
  let imported = 0;
  for await (const car of cars.imported()) {
    imported += 1;
    if (listed.has(car._id)) continue;
    leaving.push({ id: car._id, words: [car.importedAs, carName(car)].filter(Boolean).join(', ') });
  }
  if (!force) refuseSlips(leaving.length, imported, untold);
  return leaving;
}

/** A file that was cut short, or sorted apart, must not empty the showroom. */
function refuseSlips(leaving: number, imported: number, untold: number[]) {
  if (leaving > imported / 2) {
    throw new UnusableFile(
      `The file lacks ${leaving} of ${imported} imported cars, which is more than half: nothing is imported. ` +
        'If they are all gone, add --force.',
    );
  }
  if (leaving > 0 && untold.length > 0) {
    throw new UnusableFile(
      `It cannot be told which car stands on line ${untold.join(', ')}, and ${leaving} would be withdrawn: ` +
        'nothing is imported. Mend the file, or add --force.',
    );
  }
}
