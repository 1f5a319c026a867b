import type { Store } from './Collection.ts';
import type { Migration } from './Migration.ts';
import { StoreLock } from './StoreLock.ts';
import { readStoreVersion, STORE_VERSION, type StoreVersion, storeVersions } from './StoreVersion.ts';

/** Stands for a migration in the version of a store into which a backup is being restored. */
export const UNFINISHED_RESTORE = 'a restore that has not ended';

/**
 * Runs the migrations that the store has not been through, once each and in their order. Where several processes start
 * at once, one of them migrates and the others wait until it is done. Rejects with a sentence for the operator where a
 * migration fails, and where a newer version of the program has used the store: it then has a migration that is not in the
 * list. `log` gets a line for each step; `beatEvery`: ms.
 */
export async function migrate(
  store: Store,
  migrations: readonly Migration[],
  { log, beatEvery }: { log: (line: string) => void; beatEvery?: number },
) {
  const versions = storeVersions(store);
  if (pendingMigrations(await readStoreVersion(versions), migrations).length === 0) return;
  const onWait = () => log('Another process migrates the store; waiting for it.');
  const task = { collection: 'migrationLocks', task: 'migration' };
  const lock = await StoreLock.take(store, { ...task, beatEvery, onWait });
  try {
    const version = await readStoreVersion(versions);
    const done = [...version.migrations];
    for (const migration of pendingMigrations(version, migrations)) {
      log(`Migrating the store: ${migration.name}`);
      await run(migration, store);
      done.push(migration.name);
      await lock.check();
      await versions.updateOne({ _id: STORE_VERSION }, { $set: { migrations: [...done] } });
    }
  } finally {
    await lock.release();
  }
}

/** The migrations that the store has not been through. Throws where it has been through others. */
export function pendingMigrations(
  { migrations: done }: Pick<StoreVersion, 'migrations'>,
  migrations: readonly Migration[],
): Migration[] {
  const unknown = done.find((name) => !migrations.some((migration) => migration.name === name));
  if (unknown === UNFINISHED_RESTORE) {
    throw new Error('A restore into this store has not ended, or was cut off: restore again with --replace.');
  }
  if (unknown !== undefined) {
    throw new Error(
      `A newer version of this program has used the store (migration "${unknown}"): start that version, ` +
        'or choose another store by DATA_DIR or MONGODB_URL.',
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
