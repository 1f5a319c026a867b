import { Conflict, InvalidInput, NotFound, Stale } from '../http/errors.ts';
import { columnsOf, knownMeanings } from '../inventory/columnMeanings.ts';
import { UnusableFile } from '../inventory/UnusableFile.ts';
import { revisionIn } from '../store/revised.ts';
import {
  type ImportOptions,
  type ImportRun,
  type ImportState,
  isWorking,
  type StoredRun,
} from './importRun.ts';
import type { ImportProcesses } from './importProcesses.ts';
import { importRunOf } from './importRunOf.ts';
import { previewFile } from './previewFile.ts';
import type { RunStore } from './runStore.ts';

/** How many imports are listed. */
const LISTED = 20;

/** The states in which an import may begin, or begin again. */
const canRun: readonly ImportState[] = ['checked', 'cancelled', 'failed', 'interrupted'];

export type ImportService = ReturnType<typeof importService>;

/**
 * The imports of the back office: a file is received, its columns are chosen, it is checked by a dry run, and imported, each by a
 * process of its own. Every change names the revision that was read; it rejects with `NotFound`, and with `Stale` where somebody was
 * faster.
 */
export function importService({
  runs,
  processes,
  now,
}: {
  runs: RunStore;
  processes: ImportProcesses;
  now: () => Date;
}) {
  async function wireOf(run: StoredRun): Promise<ImportRun> {
    const progress = isWorking(run.state) ? await runs.progressOf(run._id) : null;
    return importRunOf(run, progress);
  }

  async function found(id: string): Promise<StoredRun> {
    const run = await runs.find(id);
    if (!run) throw new NotFound('This import does not exist.');
    return processes.watched(run);
  }

  async function readAt(id: string, revision: number): Promise<StoredRun> {
    const run = await found(id);
    if (revisionIn(run) !== revision) throw await stale(run);
    return run;
  }

  async function stale(run: StoredRun): Promise<Stale> {
    const message = 'Somebody has changed this import meanwhile. Look at it, and try again.';
    return new Stale({ message, changed: [], current: await wireOf(run) });
  }

  async function write(run: StoredRun, fields: Partial<StoredRun>): Promise<StoredRun> {
    const written = await runs.write(run, fields);
    if (!written) throw await stale(await found(run._id));
    return written;
  }

  /** Begins a dry run or a run. */
  async function begin(run: StoredRun, state: 'checking' | 'running'): Promise<ImportRun> {
    if (!run.hasFile) throw new Conflict('The file of this import was removed. Choose it again.');
    const begun = await write(run, {
      ...{ state, problem: null, counts: null, pictures: null, rowCounts: [], isCancelling: false },
      ...{ startedAt: now().toISOString(), endedAt: null, attempt: run.attempt + 1 },
    });
    await runs.endProgress(run._id);
    processes.start(begun);
    return wireOf(begun);
  }

  return {
    /** The newest imports. */
    async list(): Promise<ImportRun[]> {
      const listed = await runs.list(LISTED);
      return Promise.all(listed.map(async (run) => wireOf(await processes.watched(run))));
    },

    read: async (id: string): Promise<ImportRun> => wireOf(await found(id)),

    /** Rejects with `NotFound`. */
    exists: async (id: string): Promise<void> => void (await found(id)),

    /**
     * Stores a file, and says what its columns mean as far as their names tell it, or as it was chosen for the last file with them.
     * Rejects with `InvalidInput` where it is no table, and with the errors of `chunks`.
     */
    async receive(
      { fileName, by }: Pick<StoredRun, 'fileName' | 'by'>,
      chunks: AsyncIterable<Buffer>,
    ): Promise<ImportRun> {
      const id = runs.newId(now());
      const { size, head } = await runs.files.store(id, chunks);
      try {
        const { encoding, header, samples } = previewFile(head, head.length === size);
        const remembered = await runs.meaningsOf(header);
        const run: StoredRun = {
          ...{ _id: id, revision: 1, at: now().toISOString(), by, fileName, size, encoding, header, samples },
          meanings: remembered ?? knownMeanings(header),
          ...{ state: 'ready', problem: null, mustBeForced: null, counts: null, pictures: null },
          options: { complete: false, force: false, overwrite: [] },
          ...{ startedAt: null, endedAt: null, isCancelling: false, hasFile: true, rowCounts: [] },
          attempt: 0,
        };
        await runs.add(run);
        return await wireOf(run);
      } catch (error) {
        await runs.files.remove(id);
        throw error instanceof UnusableFile ? invalid('file', error.reason) : error;
      }
    },

    /**
     * Says what the columns mean, for the next file with them too, and how the file is imported: it is to be checked again. Rejects with
     * `InvalidInput` for columns that cannot be meant, and with `Conflict` while it is done and afterwards.
     */
    async prepare(
      id: string,
      revision: number,
      { meanings, options }: { meanings?: StoredRun['meanings']; options?: ImportOptions },
    ): Promise<ImportRun> {
      const run = await readAt(id, revision);
      if (isWorking(run.state) || run.state === 'done') {
        throw new Conflict('This import has begun already. Send the file again to import it otherwise.');
      }
      try {
        if (meanings) columnsOf(run.header, meanings);
      } catch (error) {
        throw error instanceof UnusableFile ? invalid('meanings', error.reason) : error;
      }
      const written = await write(run, {
        ...(meanings && { meanings }),
        ...(options && { options }),
        ...{ state: 'ready', problem: null, mustBeForced: null, counts: null, pictures: null, rowCounts: [] },
      });
      if (meanings) await runs.remember(run.header, meanings);
      return wireOf(written);
    },

    /** Begins a dry run. Rejects with `InvalidInput` where the columns say too little, and with `Conflict` at any other time. */
    async check(id: string, revision: number): Promise<ImportRun> {
      const run = await readAt(id, revision);
      if (run.state !== 'ready' && run.state !== 'checked') {
        throw new Conflict('Only a file that is not being imported can be checked.');
      }
      try {
        columnsOf(run.header, run.meanings);
      } catch (error) {
        throw error instanceof UnusableFile ? invalid('meanings', error.reason) : error;
      }
      return begin(run, 'checking');
    },

    /** Begins the import of a file that was checked. Rejects with `Conflict` where it was not. */
    async run(id: string, revision: number): Promise<ImportRun> {
      const run = await readAt(id, revision);
      if (!canRun.includes(run.state)) throw new Conflict('Check the file before you import it.');
      if (run.mustBeForced !== null && !run.options.force) {
        throw new Conflict(`${run.mustBeForced} Look at the rows, and say that it is right.`);
      }
      return begin(run, 'running');
    },

    /** Ends what is being done between two batches, or removes a file that is not imported; null where it is removed. */
    async cancel(id: string, revision: number): Promise<ImportRun | null> {
      const run = await readAt(id, revision);
      if (isWorking(run.state)) return wireOf(await write(run, { isCancelling: true }));
      if (run.state !== 'ready' && run.state !== 'checked') {
        throw new Conflict('This import has ended already.');
      }
      // Somebody may begin it at this moment: whoever is second is told.
      await write(run, { state: 'cancelled', hasFile: false });
      await runs.remove(id);
      return null;
    },
  };
}

function invalid(field: string, message: string): InvalidInput {
  return new InvalidInput([{ field, message }]);
}
