import { randomBytes } from 'node:crypto';
import type { Store, Stored } from '../store/Collection.ts';
import { stableId } from '../store/stableId.ts';
import { changeRevised, writeRevised } from '../store/revised.ts';
import type { StoredMapping } from './importCollections.ts';
import { importFiles } from './importFiles.ts';
import { importRows } from './importRows.ts';
import type { StoredProgress, StoredRun } from './importRun.ts';

export type RunStore = ReturnType<typeof runStore>;

/** The imports of the back office as they are stored, with their files, their rows and their progress. */
export function runStore(store: Store) {
  const runs = store.collection<StoredRun>('importRuns');
  const progress = store.collection<StoredProgress>('importProgress');
  const mappings = store.collection<StoredMapping>('importMappings');
  const files = importFiles(store);
  const rows = importRows(store);
  const keyOf = (header: readonly string[]) => stableId('header', JSON.stringify(header));

  return {
    files,
    rows,

    /** An id that is later than those of imports before. */
    newId: (now: Date) => `${now.toISOString().replaceAll(/\D/g, '')}-${randomBytes(4).toString('hex')}`,

    add: (run: StoredRun) => runs.insertOne(run),
    find: (id: string) => runs.findOne({ _id: id }),
    /** The newest first. */
    list: (limit: number) => runs.find({}, { sort: { _id: -1 }, limit }).toArray(),

    /** Sets fields of an import as it was read; undefined where somebody has changed it since. */
    write: (read: StoredRun, fields: Partial<StoredRun>) => writeRevised(runs, read, fields),

    /** Sets fields of an import, whatever others have changed; undefined where it is gone. */
    async change(
      id: string,
      fieldsOf: (run: StoredRun) => Partial<StoredRun> | undefined,
    ): Promise<StoredRun | undefined> {
      const found = await runs.findOne({ _id: id });
      return found ? changeRevised(runs, found, fieldsOf) : undefined;
    },

    progressOf: (id: string) => progress.findOne({ _id: id }),
    async setProgress(now: StoredProgress) {
      await progress.replaceOne({ _id: now._id }, now, { upsert: true });
    },
    endProgress: (id: string) => progress.deleteOne({ _id: id }),

    /** What the columns of a header meant last; null for a header that is new. */
    async meaningsOf(header: readonly string[]) {
      return (await mappings.findOne({ _id: keyOf(header) }))?.meanings ?? null;
    },
    async remember(header: readonly string[], meanings: StoredRun['meanings']) {
      const _id = keyOf(header);
      await mappings.replaceOne({ _id }, { _id, meanings }, { upsert: true });
    },

    /** Removes an import with all that belongs to it. */
    async remove(id: string) {
      await files.remove(id);
      await rows.remove(id);
      await progress.deleteOne({ _id: id });
      await store.collection<Stored>('importRuns').deleteOne({ _id: id });
    },
  };
}
