import { overwrittenBy } from '../inventory/byHand/fieldsByHand.ts';
import { decodeText } from '../inventory/decodeText.ts';
import { columnsOf } from '../inventory/columnMeanings.ts';
import { importInventory } from '../inventory/importInventory.ts';
import type { PictureReport } from '../inventory/pictures/importPictures.ts';
import { picturesToKeep } from '../inventory/pictures/keptPictures.ts';
import type { RowAddresses } from '../inventory/pictures/wantedPictures.ts';
import type { ImportReport } from '../inventory/report.ts';
import { UnusableFile } from '../inventory/UnusableFile.ts';
import type { PhotoStore } from '../photos/photoStore.ts';
import type { Store } from '../store/Collection.ts';
import { ImportTally } from './ImportTally.ts';
import { isWorking, type StoredRun } from './importRun.ts';
import { interruption } from './interruption.ts';
import { runStore } from './runStore.ts';
import { type ImportSigns, showSigns } from './showSigns.ts';

interface Parts {
  store: Store;
  photos: PhotoStore;
  id: string;
  /** Aborts where this process is to end. */
  stop: AbortSignal;
}

/**
 * Does the dry run or the run of an import that the back office has begun, and stores how far it is and what it has done. It ends between
 * two batches where somebody cancels it. Settles without a word where there is nothing to do; rejects where the store does.
 */
export async function performImport({ store, photos, id, stop }: Parts) {
  const runs = runStore(store);
  const run = await runs.find(id);
  if (!run || !isWorking(run.state)) return;
  await runs.rows.remove(id);
  const writer = runs.rows.writer(id);
  const tally = new ImportTally(writer, columnsOf(run.header, run.meanings));
  const signs = showSigns({ runs, run, counts: tally.counts });
  const signal = AbortSignal.any([stop, signs.cancelled]);
  const overwrite = overwrittenBy(run.options.overwrite);
  /** Whether nobody has begun it anew since: this process may have been taken for dead. */
  const isMine = ({ attempt }: StoredRun) => attempt === run.attempt;

  /** Stores what the import has come to, whichever way it ended, unless it was removed or begun anew. */
  async function end(fields: Partial<StoredRun>) {
    const before = await runs.find(id);
    if (before && isMine(before)) await writer.end();
    await signs.end();
    const rowCounts = Array.from(writer.counts, ([kind, count]) => ({ kind, count }));
    const ended = await runs.change(id, (now) =>
      isMine(now)
        ? {
            ...{ counts: { ...tally.counts }, rowCounts, isCancelling: false },
            ...{ endedAt: new Date().toISOString(), ...fields },
          }
        : undefined,
    );
    if (!ended || isMine(ended)) await runs.endProgress(id);
  }

  try {
    const addresses: RowAddresses[] = [];
    const { save } = writer;
    const report = await importRows({ run, store, overwrite, signal, signs, tally, addresses, save });
    if (report) tally.addReport(report);
    const isWhole = report !== undefined && report.isCancelled !== true;
    let pictures: StoredRun['pictures'] = null;
    if (isWhole && run.state === 'running' && addresses.length > 0) {
      const brought = await importPictures({ store, photos, overwrite, addresses, signal, signs });
      const { added, kept, removed, keptByHand = [], failed } = brought;
      tally.addSentences('notes', keptByHand);
      tally.addSentences('pictures', failed);
      pictures = { added, kept, removed, failed: failed.length };
    } else if (isWhole && run.state === 'checking' && !overwrite.has('images')) {
      tally.addSentences('notes', await picturesToKeep(addresses, store));
    }
    await end({
      ...outcomeOf(run, !isWhole || signal.aborted, stop.aborted),
      ...{ mustBeForced: report?.mustBeForced ?? null, pictures },
    });
  } catch (error) {
    if (error instanceof UnusableFile) {
      // Nothing was imported.
      const { reason: message, canBeForced } = error;
      return await end({ state: 'ready', problem: { message, canBeForced } });
    }
    const message = `The import failed after ${tally.counts.rows} rows. Run it again: nothing is imported twice.`;
    await end({
      state: run.state === 'running' ? 'failed' : 'ready',
      problem: { message: run.state === 'running' ? message : CHECK_FAILED, canBeForced: false },
    });
    throw error;
  }
}

const CHECK_FAILED = 'The file could not be checked. Check it again.';

/** Imports the rows; undefined where it was ended before the first one. */
async function importRows({
  run,
  store,
  overwrite,
  signal,
  signs,
  tally,
  addresses,
  save,
}: {
  run: StoredRun;
  store: Store;
  overwrite: ReadonlySet<string>;
  signal: AbortSignal;
  signs: ImportSigns;
  tally: ImportTally;
  addresses: RowAddresses[];
  /** Stores what was added to the rows. */
  save: () => Promise<void>;
}): Promise<ImportReport | undefined> {
  const { _id: runId, size, meanings, options } = run;
  const file = decodeText(await runStore(store).files.read(runId, size));
  if (!file || file.bytes.length === 0) {
    throw new UnusableFile('The file is not here any more, or is no text. Choose it again.');
  }
  const { complete, force } = options;
  try {
    return await importInventory({
      ...{ text: file.bytes, store, meanings, overwrite, runId, signal },
      ...{ complete, force: complete && force, dryRun: run.state === 'checking' },
      onProgress: (done, total) => {
        signs.show({ phase: 'rows', done, total, isWaiting: false });
      },
      onBatch: save,
      onCar: (car) => tally.addCar(car),
      onRefused: (row) => tally.addRefused(row),
      onAddresses: (row) => addresses.push(row),
      onWait: () => signs.show({ isWaiting: true }),
    });
  } catch (error) {
    if (signal.aborted && (error as Error).name === 'AbortError') return undefined;
    throw error;
  }
}

async function importPictures({
  store,
  photos,
  overwrite,
  addresses,
  signal,
  signs,
}: {
  store: Store;
  photos: PhotoStore;
  overwrite: ReadonlySet<string>;
  addresses: RowAddresses[];
  signal: AbortSignal;
  signs: ImportSigns;
}): Promise<PictureReport> {
  signs.show({ phase: 'pictures', done: 0, total: addresses.length });
  // A file without pictures needs neither the memory of sharp nor that of an HTTP client.
  const { bringPictures } = await import('../inventory/pictures/bringPictures.ts');
  const onProgress = (done: number, total: number) => signs.show({ phase: 'pictures', done, total });
  return bringPictures({ store, photos, overwrite, rows: addresses, signal, onProgress });
}

/** How an import stands at its end; `isEnded`: before its last row or picture. */
function outcomeOf(
  { state }: StoredRun,
  isEnded: boolean,
  isStopped: boolean,
): Pick<StoredRun, 'state' | 'problem'> {
  if (state === 'checking') return { state: isEnded ? 'ready' : 'checked', problem: null };
  if (!isEnded) return { state: 'done', problem: null };
  return isStopped
    ? { state: 'interrupted', problem: interruption('running') }
    : { state: 'cancelled', problem: null };
}
