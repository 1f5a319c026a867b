import { isDeepStrictEqual } from 'node:util';
import { carStore } from '../cars/carStore.ts';
import { emptyCar } from '../cars/emptyCar.ts';
import type { StoredCar } from '../cars/storedCar.ts';
import type { Store } from '../store/Collection.ts';
import { stableId } from '../store/stableId.ts';
import { StoreLock } from '../store/StoreLock.ts';
import { batchesOf } from './batchesOf.ts';
import { openCatalogue } from './catalogue.ts';
import { changesInExport } from './changesInExport.ts';
import { type Columns, matchColumns } from './matchColumns.ts';
import type { Mapping } from './readMapping.ts';
import { readCells } from './readCells.ts';
import { readTable, type Table, type TableRow } from './readTable.ts';
import type { ImportReport } from './report.ts';
import { withdrawals } from './withdrawals.ts';

/**
 * How many cars are read and written with one command. Larger batches would lock the embedded store too long for visitors
 * who send a form meanwhile.
 */
const BATCH = 250;

/** The values of a car in a row. */
type Facts = { _id: string } & Partial<Omit<StoredCar, 'search'>>;

interface ImportOptions {
  text: string | Buffer;
  store: Store;
  mapping?: Mapping;
  dryRun?: boolean;
  complete?: boolean;
  force?: boolean;
  /** Called with the number of finished lines, and of all lines. */
  onProgress?: (done: number, lines: number) => void;
  /** Called for each row with addresses of pictures of its car. */
  onAddresses?: (pictures: { carId: string; line: number; addresses: string[] }) => void;
  /** Called once if this import waits for another one. */
  onWait?: () => void;
  /** How often the import sends a heartbeat, ms. */
  beatEvery?: number;
  now?: Date;
}

/**
 * Imports the cars of a CSV file's `text` (a string or UTF-8) into the store and reports on every row. A car that exists
 * already, or was withdrawn, keeps the values for which the file has no column; an unchanged car is not written.
 * `complete`: the file is the whole stock. Cars that earlier files have imported and this one lacks are withdrawn;
 * `force` skips the checks of `withdrawals` that refuse likely mistakes. A dry run writes nothing and reports the same.
 * Rejects with `UnusableFile` when the file as a whole says nothing about cars. Imports into one store run one after the
 * other: each reads, changes and writes cars, and two at once would overwrite each other's changes.
 */
export async function importInventory(options: ImportOptions): Promise<ImportReport> {
  const { text, store, mapping, dryRun, onWait, beatEvery } = options;
  const table = readTable(text);
  const columns = matchColumns(table.header, mapping);
  if (dryRun) return importTable(table, columns, options);
  const task = { collection: 'importLocks', task: 'import' };
  const lock = await StoreLock.take(store, { ...task, beatEvery, onWait });
  try {
    return await importTable(table, columns, options, lock);
  } finally {
    await lock.release();
  }
}

async function importTable(table: Table, columns: Columns, options: ImportOptions, lock?: StoreLock) {
  const { store, dryRun = false, complete, force = false, onProgress, onAddresses } = options;
  // The day against which dates are checked. Each car gets the time of its own write as `updatedAt`: partners ask what
  // has changed since.
  const now = options.now ?? new Date();
  const { header, lines, rows } = table;
  const cars = carStore(store, options.now && (() => now));
  const toWithdraw = complete ? await withdrawals(cars, table, columns, force) : undefined;
  const catalogue = await openCatalogue(store);
  const lineOf = new Map<string, number>();
  const report: ImportReport = {
    ...{ dryRun, rows: 0, added: 0, changed: 0, unchanged: 0, relisted: 0 },
    withdrawn: toWithdraw?.map(({ label }) => label),
    ...{ refused: [], notes: [], unusedColumns: columns.unused },
  };

  /** The ids of those cars in a batch that stand there as in an export of this site: its ids are the numbers of the rows. */
  async function idsInExport(part: TableRow[]): Promise<Set<string>> {
    const column = columns.at.get('stockNumber');
    const numbers = part.flatMap(({ cells }) => (column !== undefined && cells?.[column]) || []);
    const found = numbers.filter((number) => /^[0-9a-f]{24}$/.test(number));
    return new Set((await cars.byIds(found)).map(({ _id }) => _id));
  }

  function toFacts({ line, cells }: TableRow, exported: Set<string>): Facts[] {
    const row = readCells(cells, header, columns, now);
    if ('reasons' in row) {
      report.refused.push({ line, reasons: row.reasons });
      return [];
    }
    const isExported = exported.has(row.stockNumber);
    const _id = isExported ? row.stockNumber : stableId('car', row.key);
    const firstLine = lineOf.get(_id);
    if (firstLine !== undefined) {
      report.refused.push({ line, reasons: [`the same car as on line ${firstLine}`] });
      return [];
    }
    lineOf.set(_id, line);
    for (const note of row.notes) report.notes.push({ line, note });
    if (row.addresses.length > 0) onAddresses?.({ carId: _id, line, addresses: row.addresses });
    const names = columns.at.has('make') ? catalogue.name(row) : {};
    const facts = { ...row.facts, ...names, _id };
    if (!isExported) return [{ ...facts, importedAs: row.stockNumber }];
    // What stands there as the number is the id of the car.
    const { stockNumber: _siteId, ...others } = facts;
    return [others];
  }

  /** Saves those cars of a batch that are new or changed. */
  async function saveBatch(batch: Facts[]) {
    const ids = batch.map(({ _id }) => _id);
    const listed = new Map((await cars.byIds(ids)).map((car) => [car._id, car]));
    const missing = ids.filter((id) => !listed.has(id));
    const withdrawn = new Map((await cars.withdrawnByIds(missing)).map((gone) => [gone._id, gone.car]));
    const saved: Omit<StoredCar, 'search'>[] = [];
    const relisted: Omit<StoredCar, 'search'>[] = [];
    for (const ofRow of batch) {
      const old = listed.get(ofRow._id);
      const facts = old && ofRow.importedAs === undefined ? changesInExport(ofRow, old) : ofRow;
      if (old && isUnchanged(old, facts)) {
        report.unchanged += 1;
        continue;
      }
      report[old ? 'changed' : 'added'] += 1;
      const gone = withdrawn.get(ofRow._id);
      (gone ? relisted : saved).push({
        ...(old ?? gone ?? emptyCar(ofRow._id, now.toISOString())),
        ...facts,
      });
    }
    report.relisted += relisted.length;
    if (dryRun) return;
    await cars.saveAll(saved);
    await cars.relistAll(relisted);
  }

  for (const part of batchesOf(rows, BATCH)) {
    onProgress?.(part[0]?.line ?? 0, lines);
    report.rows += part.length;
    const exported = await idsInExport(part);
    const batch = part.flatMap((row) => toFacts(row, exported));
    await lock?.check();
    if (!dryRun) await catalogue.save();
    await saveBatch(batch);
  }
  for (const part of batchesOf(dryRun ? [] : (toWithdraw ?? []), BATCH)) {
    await lock?.check();
    await cars.withdrawAll(part.map(({ id }) => id));
  }
  onProgress?.(lines, lines);
  return report;
}

/** Whether the car already has all the values of the row. */
function isUnchanged(car: StoredCar, facts: Partial<Facts>): boolean {
  return Object.entries(facts).every(([key, value]) => isDeepStrictEqual(value, car[key as keyof Facts]));
}
