import type { Store } from './Collection.ts';
import { StoreLock } from './StoreLock.ts';
import { readStoreVersion, STORE_VERSION, type StoreVersion, storeVersions } from './StoreVersion.ts';

/** A step that changes stored documents so that this version of the program can read them. */
export interface Migration {
  /** What it does, such as `2026-12-01 prices in fils`. The store contains it, so it never changes. */
  readonly name: string;
  /**
   * Changes the stored documents. Runs once, alone, before the API listens. If the process ends in the middle, it runs
   * again: documents that are changed already must stay as they are. Where several migrations that are pending have the same
   * function, it runs once, for the last of them.
   */
  run(store: Store): Promise<void>;
}

/**
 * The store's version contains this in place of a migration while a backup is being restored into the store. Like the name of
 * a migration, it never changes.
 */
export const UNFINISHED_RESTORE = 'a restore that has not ended';

/**
 * Runs the migrations that have not run in the store, once each and in their order. If several processes start at once,
 * one of them migrates and the others wait for it. Rejects with a sentence for the operator when a migration fails, and
 * when a newer version of the program has used the store: its version then names a migration that is not in the list.
 * `log` gets a line for each step; `beatEvery`: ms.
 */
export async function migrate(
  store: Store,
  migrations: readonly Migration[],
  { log, beatEvery }: { log: (line: string) => void; beatEvery?: number },
) {
  const versions = storeVersions(store);
  if (pendingMigrations(await readStoreVersion(versions), migrations).length === 0) return;
  const onWait = () => log('Waiting for another process to migrate the store.');
  const task = { collection: 'migrationLocks', task: 'migration' };
  const lock = await StoreLock.take(store, { ...task, beatEvery, onWait });
  try {
    const version = await readStoreVersion(versions);
    const done = [...version.migrations];
    const pending = pendingMigrations(version, migrations);
    for (const [i, migration] of pending.entries()) {
      const isRepeated = pending.slice(i + 1).some((later) => later.run === migration.run);
      if (!isRepeated) {
        log(`Migrating the store: ${migration.name}`);
        await run(migration, store);
      }
      done.push(migration.name);
      await lock.check();
      await versions.updateOne({ _id: STORE_VERSION }, { $set: { migrations: [...done] } });
    }
  } finally {
    await lock.release();
  }
}

/** The migrations that have not run in the store. Throws if others than those in the list have run. */
export function pendingMigrations(
  { migrations: done }: Pick<StoreVersion, 'migrations'>,
  migrations: readonly Migration[],
): Migration[] {
  const unknown = done.find((name) => !migrations.some((migration) => migration.name === name));
  if (unknown === UNFINISHED_RESTORE) {
    throw new Error('A restore into this store is running or was interrupted. Restore again with --replace.');
  }
  if (unknown !== undefined) {
    throw new Error(
      `A newer version of this program has used the store (migration "${unknown}"). Start that version, ` +
        'or choose another store with DATA_DIR or MONGODB_URL.',
    );
  }
  return migrations.filter(({ name }) => !done.includes(name));
}

async function run(migration: Migration, store: Store) {
  try {
    await migration.run(store);
  } catch (error) {
    throw new Error(`The migration "${migration.name}" failed: ${(error as Error).message}`, {
      cause: error,
    });
  }
}
