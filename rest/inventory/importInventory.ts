import { carStore } from '../cars/carStore.ts';
import { lastRuns } from '../lastRuns/lastRuns.ts';
import type { Store } from '../store/Collection.ts';
import { inParts } from '../store/inParts.ts';
import { StoreLock } from '../store/StoreLock.ts';
import { openCatalogue } from './catalogue.ts';
import { type IdentifiedTable, identifyRows } from './identity/identifyRows.ts';
import type { RowIdentity } from './identity/RowIdentity.ts';
import type { RowAddresses } from './pictures/wantedPictures.ts';
import { type ColumnMeanings, columnsOf } from './columnMeanings.ts';
import { type Columns, matchColumns } from './matchColumns.ts';
import type { Mapping } from './readMapping.ts';
import type { CellFault } from './cells/CellFault.ts';
import { readCells } from './cells/readCells.ts';
import { readTable, type Table, type TableRow } from './readTable.ts';
import { howToForce, refuseLikelyMistakes, uncertainty } from './refuseLikelyMistakes.ts';
import type { RefusedRow } from './RefusedRows.ts';
import { emptyReport, type ImportReport } from './report.ts';
import type { ImportedCar } from './importedCar.ts';
import { type CarOfRow, factsOfRow, saveCars } from './saveCars.ts';
import { UnusableFile } from './UnusableFile.ts';

/**
 * How many cars are read and written with one command. Larger batches would lock the embedded store too long for visitors
 * who send a form meanwhile, and let those who filter wait until the columns have them all.
 */
const BATCH = 100;

interface ImportOptions {
  text: string | Buffer;
  store: Store;
  mapping?: Mapping;
  /** What each column means; in the place of a mapping and of their names. */
  meanings?: ColumnMeanings;
  dryRun?: boolean;
  complete?: boolean;
  force?: boolean;
  /**
   * The file fills a new store: its stock numbers become the ids of its cars. These do not count as imported, so that no
   * later file withdraws them or takes a row for one of them.
   */
  seed?: boolean;
  /** The keys of values of which the file counts, although a person has changed them (`readOverwrite`). */
  overwrite?: ReadonlySet<string>;
  /** Called with the number of finished lines, and of all lines. */
  onProgress?: (done: number, lines: number) => void;
  /** Called for each row with addresses of pictures of its car. */
  onAddresses?: (row: RowAddresses) => void;
  /** Called for each refused row. */
  onRefused?: (row: RefusedRow) => void;
  /** Called for each row that is not refused, and for each car that is withdrawn. */
  onCar?: (car: ImportedCar) => void;
  /** Called after each batch, which the import waits for. */
  onBatch?: () => Promise<void>;
  /** Called once if this import waits for another one. */
  onWait?: () => void;
  /** How often the import sends a heartbeat, ms. */
  beatEvery?: number;
  /** Ends the import between two batches: what is imported stays, and the report counts it. */
  signal?: AbortSignal;
  /** The import of the back office, for the first page. */
  runId?: string;
  now?: Date;
}

/**
 * Imports the cars of a CSV file's `text` (a string or UTF-8) into the store and reports on every row. A car that exists
 * already, or was withdrawn, keeps the values for which the file has no column, and those that a person has changed; an
 * unchanged car is not written. A car that a person has withdrawn stays withdrawn.
 * `complete`: the file is the whole stock. Cars that earlier files have imported and this one lacks are withdrawn;
 * without `force`, such a file is refused if it is likely a mistake or it is uncertain which cars its rows are. A dry run writes nothing and reports the same.
 * Rejects with `UnusableFile` when the file as a whole says nothing about cars. Imports into one store run one after the
 * other, so that the later file has the last word. What others write into a car meanwhile stays, as the row is merged again.
 */
export async function importInventory(options: ImportOptions): Promise<ImportReport> {
  const { text, store, mapping, meanings, dryRun, seed, onWait, beatEvery, signal } = options;
  const table = readTable(text);
  const columns = meanings ? columnsOf(table.header, meanings) : matchColumns(table.header, mapping);
  // A store is seeded without the lock, which tells that a dealer has imported cars.
  if (dryRun || seed) return importTable(table, columns, options);
  const task = { collection: 'importLocks', task: 'import' };
  const lock = await StoreLock.take(store, { ...task, beatEvery, onWait, signal });
  try {
    const report = await importTable(table, columns, options, lock);
    await noteRun(report, options);
    return report;
  } finally {
    await lock.release();
  }
}

/** Notes what was done for the first page of the back office. */
async function noteRun({ added, changed, withdrawn, refused }: ImportReport, options: ImportOptions) {
  const { store, now, runId = null } = options;
  await lastRuns(store).note({
    ...{ _id: 'import', at: (now ?? new Date()).toISOString() },
    counts: { added, changed, withdrawn: withdrawn?.length ?? 0, refused: refused.length },
    runId,
  });
}

async function importTable(table: Table, columns: Columns, options: ImportOptions, lock?: StoreLock) {
  const { store, dryRun = false, complete = false, force = false, seed = false } = options;
  const { overwrite, onProgress, onAddresses, onRefused, onCar, onBatch, signal } = options;
  // The day against which dates are checked. Each car gets the time of its own write as `updatedAt`: partners ask what
  // has changed since.
  const now = options.now ?? new Date();
  const { header, lines, rows } = table;
  const cars = carStore(store, options.now && (() => now));
  const identified = await identifyRows(cars, table, { columns, now, isComplete: complete, seed });
  const report = emptyReport(dryRun, columns.unused);
  if (complete) {
    if (!force) report.mustBeForced = checkComplete(identified, dryRun);
    report.withdrawn = [];
  }
  const catalogue = await openCatalogue(store);
  const lineOf = new Map<string, number>();
  const identities = identified.rows.values();

  function toCar({ line, cells }: TableRow): CarOfRow[] {
    const identity = identities.next().value;
    const row = readCells(cells, header, columns, now);
    const faults = 'faults' in row ? row.faults : whyRefused(identity);
    if (!identity || 'faults' in row || faults) {
      const reasons = (faults ?? []).map(({ reason }) => reason);
      report.refused.push({ line, reasons });
      onRefused?.({ line, reasons, faults: faults ?? [], header, cells: cells ?? table.piecesOf(line) });
      return [];
    }
    lineOf.set(identity.carId, line);
    for (const note of row.notes) report.notes.push({ line, note });
    const facts = factsOfRow(row, identity);
    const { addresses, turn } = row;
    if (addresses.length + turn.length > 0) onAddresses?.({ carId: facts._id, line, addresses, turn });
    const names = columns.at.has('make') ? catalogue.name(row) : {};
    return [{ line, identity, facts: { ...facts, ...names } }];
  }

  function whyRefused(identity: RowIdentity | undefined): CellFault[] | undefined {
    const firstLine = identity && lineOf.get(identity.carId);
    const reason = firstLine === undefined ? identity?.refusal : `the same car as on line ${firstLine}`;
    return reason === undefined ? undefined : [{ field: null, reason }];
  }

  for await (const part of inParts(rows, BATCH)) {
    if (signal?.aborted) return { ...report, isCancelled: true };
    onProgress?.(part[0]?.line ?? 0, lines);
    report.rows += part.length;
    const batch = part.flatMap(toCar);
    await lock?.check();
    if (!dryRun) await catalogue.save();
    await saveCars(batch, cars, report, { now, overwrite, onCar });
    await onBatch?.();
  }
  for await (const part of inParts(complete ? identified.missing : [], BATCH)) {
    if (signal?.aborted) return { ...report, isCancelled: true };
    await lock?.check();
    if (!dryRun) await cars.withdrawAll(part.map(({ id }) => id));
    for (const { id, label } of part) {
      report.withdrawn?.push(label);
      onCar?.({ line: null, carId: id, label, result: 'withdrawn', changed: [], kept: [] });
    }
  }
  onProgress?.(lines, lines);
  return report;
}

/** Throws `UnusableFile` if a complete file needs `force`; of a dry run, the uncertain rows are only told. */
function checkComplete(identified: IdentifiedTable, dryRun: boolean): string | undefined {
  refuseLikelyMistakes(identified);
  const doubt = uncertainty(identified);
  if (doubt !== undefined && !dryRun) {
    throw new UnusableFile(`${doubt} Nothing was imported.`, { advice: howToForce, canBeForced: true });
  }
  return doubt;
}
