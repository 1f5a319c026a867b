import { isDeepStrictEqual } from 'node:util';
import type { Car } from '../cars/car.ts';
import { carStore } from '../cars/carStore.ts';
import type { Store } from '../store/Collection.ts';
import { idOf } from '../store/idOf.ts';
import { blankCar } from './blankCar.ts';
import { openCatalogue } from './catalogue.ts';
import { matchColumns } from './matchColumns.ts';
import type { Mapping } from './readMapping.ts';
import { readCells } from './readCells.ts';
import { readTable, type TableRow } from './readTable.ts';
import type { ImportReport } from './report.ts';

/** Every write waits for the disk; this many wait for it together. */
const BATCH = 50;

/**
 * Brings the cars of a CSV file's `text` into the store and gives a report of every row. A car that is there
 * already keeps what the file has no column for; one that would stay as it is is not written. A dry run writes
 * nothing and reports the same. Throws `UnusableFile` where the file as a whole says nothing about cars.
 */
export async function importInventory(options: {
  text: string;
  store: Store;
  mapping?: Mapping;
  dryRun?: boolean;
  onProgress?: (done: number, total: number) => void;
  now?: Date;
}): Promise<ImportReport> {
  const { text, store, mapping, dryRun = false, onProgress, now = new Date() } = options;
  const { header, rows } = readTable(text);
  const columns = matchColumns(header, mapping);
  const cars = carStore(store);
  const catalogue = await openCatalogue(store);
  const lineOf = new Map<string, number>();
  const report: ImportReport = {
    ...{ dryRun, rows: rows.length, added: 0, changed: 0, unchanged: 0 },
    ...{ refused: [], notes: [], unusedColumns: columns.unused },
  };

  function toFacts({ line, cells }: TableRow): ({ _id: string } & Partial<Car>)[] {
    const row = readCells(cells, header, columns, now);
    if ('reasons' in row) {
      report.refused.push({ line, reasons: row.reasons });
      return [];
    }
    const _id = idOf('car', row.key);
    const twin = lineOf.get(_id);
    if (twin !== undefined) {
      report.refused.push({ line, reasons: [`the same car as on line ${twin}`] });
      return [];
    }
    lineOf.set(_id, line);
    for (const note of row.notes) report.notes.push({ line, note });
    return [{ ...row.facts, ...(columns.at.has('make') ? catalogue.name(row) : {}), _id }];
  }

  async function bring(facts: { _id: string } & Partial<Car>) {
    const old = await cars.byId(facts._id);
    if (
      old &&
      Object.entries(facts).every(([key, value]) => isDeepStrictEqual(value, old[key as keyof Car]))
    ) {
      report.unchanged += 1;
      return;
    }
    report[old ? 'changed' : 'added'] += 1;
    if (!dryRun) await cars.save({ ...(old ?? blankCar(now)), ...facts });
  }

  for (let done = 0; done < rows.length; done += BATCH) {
    onProgress?.(done, rows.length);
    const batch = rows.slice(done, done + BATCH).flatMap(toFacts);
    if (!dryRun) await catalogue.save();
    await Promise.all(batch.map(bring));
  }
  onProgress?.(rows.length, rows.length);
  return report;
}
