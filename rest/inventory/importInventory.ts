import { carStore } from '../cars/carStore.ts';
import type { Store } from '../store/Collection.ts';
import { inParts } from '../store/inParts.ts';
import { StoreLock } from '../store/StoreLock.ts';
import { openCatalogue } from './catalogue.ts';
import { type IdentifiedTable, identifyRows } from './identity/identifyRows.ts';
import type { RowIdentity } from './identity/RowIdentity.ts';
import { type Columns, matchColumns } from './matchColumns.ts';
import type { Mapping } from './readMapping.ts';
import { readCells } from './cells/readCells.ts';
import { readTable, type Table, type TableRow } from './readTable.ts';
import { howToForce, refuseLikelyMistakes, uncertainty } from './refuseLikelyMistakes.ts';
import type { RefusedRow } from './RefusedRows.ts';
import { emptyReport, type ImportReport } from './report.ts';
import { type CarOfRow, factsOfRow, saveCars } from './saveCars.ts';
import { UnusableFile } from './UnusableFile.ts';

/**
 * How many cars are read and written with one command. Larger batches would lock the embedded store too long for visitors
 * who send a form meanwhile.
 */
const BATCH = 250;

interface ImportOptions {
  text: string | Buffer;
  store: Store;
  mapping?: Mapping;
  dryRun?: boolean;
  complete?: boolean;
  force?: boolean;
  /**
   * The file fills a new store: its stock numbers become the ids of its cars. These do not count as imported, so that no
   * later file withdraws them or takes a row for one of them.
   */
  seed?: boolean;
  /** Called with the number of finished lines, and of all lines. */
  onProgress?: (done: number, lines: number) => void;
  /** Called for each row with addresses of pictures of its car. */
  onAddresses?: (pictures: { carId: string; line: number; addresses: string[] }) => void;
  /** Called for each refused row. */
  onRefused?: (row: RefusedRow) => void;
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
 * without `force`, such a file is refused if it is likely a mistake or it is uncertain which cars its rows are. A dry run writes nothing and reports the same.
 * Rejects with `UnusableFile` when the file as a whole says nothing about cars. Imports into one store run one after the
 * other, so that the later file has the last word. What others write into a car meanwhile stays, as the row is merged again.
 */
export async function importInventory(options: ImportOptions): Promise<ImportReport> {
  const { text, store, mapping, dryRun, seed, onWait, beatEvery } = options;
  const table = readTable(text);
  const columns = matchColumns(table.header, mapping);
  // A store is seeded without the lock, which tells that a dealer has imported cars.
  if (dryRun || seed) return importTable(table, columns, options);
  const task = { collection: 'importLocks', task: 'import' };
  const lock = await StoreLock.take(store, { ...task, beatEvery, onWait });
  try {
    return await importTable(table, columns, options, lock);
  } finally {
    await lock.release();
  }
}

async function importTable(table: Table, columns: Columns, options: ImportOptions, lock?: StoreLock) {
  const { store, dryRun = false, complete = false, force = false, seed = false } = options;
  const { onProgress, onAddresses, onRefused } = options;
  // The day against which dates are checked. Each car gets the time of its own write as `updatedAt`: partners ask what
  // has changed since.
  const now = options.now ?? new Date();
  const { header, lines, rows } = table;
  const cars = carStore(store, options.now && (() => now));
  const identified = await identifyRows(cars, table, { columns, now, isComplete: complete, seed });
  const report = emptyReport(dryRun, columns.unused);
  if (complete) {
    if (!force) report.mustBeForced = checkComplete(identified, dryRun);
    report.withdrawn = identified.missing.map(({ label }) => label);
  }
  const catalogue = await openCatalogue(store);
  const lineOf = new Map<string, number>();
  const identities = identified.rows.values();

  function toCar({ line, cells }: TableRow): CarOfRow[] {
    const identity = identities.next().value;
    const row = readCells(cells, header, columns, now);
    const reasons = 'reasons' in row ? row.reasons : whyRefused(identity);
    if (!identity || 'reasons' in row || reasons) {
      report.refused.push({ line, reasons: reasons ?? [] });
      onRefused?.({ reasons: reasons ?? [], header, cells: cells ?? table.piecesOf(line) });
      return [];
    }
    lineOf.set(identity.carId, line);
    for (const note of row.notes) report.notes.push({ line, note });
    const facts = factsOfRow(row, identity);
    if (row.addresses.length > 0) onAddresses?.({ carId: facts._id, line, addresses: row.addresses });
    const names = columns.at.has('make') ? catalogue.name(row) : {};
    return [{ line, identity, facts: { ...facts, ...names } }];
  }

  function whyRefused(identity: RowIdentity | undefined): string[] | undefined {
    const firstLine = identity && lineOf.get(identity.carId);
    if (firstLine !== undefined) return [`the same car as on line ${firstLine}`];
    return identity?.refusal === undefined ? undefined : [identity.refusal];
  }

  for await (const part of inParts(rows, BATCH)) {
    onProgress?.(part[0]?.line ?? 0, lines);
    report.rows += part.length;
    const batch = part.flatMap(toCar);
    await lock?.check();
    if (!dryRun) await catalogue.save();
    await saveCars(batch, cars, report, now);
  }
  for await (const part of inParts(dryRun ? [] : identified.missing, BATCH)) {
    await lock?.check();
    await cars.withdrawAll(part.map(({ id }) => id));
  }
  onProgress?.(lines, lines);
  return report;
}

/** Throws `UnusableFile` if a complete file needs `force`; of a dry run, the uncertain rows are only told. */
function checkComplete(identified: IdentifiedTable, dryRun: boolean): string | undefined {
  refuseLikelyMistakes(identified);
  const doubt = uncertainty(identified);
  if (doubt !== undefined && !dryRun) throw new UnusableFile(`${doubt} Nothing was imported. ${howToForce}`);
  return doubt;
}
