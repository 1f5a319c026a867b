import { ownerOnly } from '../../platform/processes/ownerOnly.ts';
import { openStore } from '../../rest/store/open/openStore.ts';
import { migrate } from '../../rest/store/migrate.ts';

/** Leaves an embedded store in `dataDir` as a newer version of the program does: with a migration that this version lacks. */
export async function markAsNewer(dataDir: string) {
  const { store } = await openStore({ dataDir });
  await migrate(store, [{ name: 'of a newer version', run: async () => {} }], { log: () => undefined });
  await store.close();
  // The files are closed to others as a server leaves them; this process writes on as before.
  const umask = process.umask();
  await ownerOnly(dataDir, () => undefined);
  process.umask(umask);
}

/** The message of an older version that is started on that store. */
export const newerStoreSentence =
  'A newer version of this program has used the store (migration "of a newer version"). Start that version, ' +
  'or choose another store with DATA_DIR or MONGODB_URL.';
