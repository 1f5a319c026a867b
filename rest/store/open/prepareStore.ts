import { collections } from './collections.ts';
import { migrations } from './migrations.ts';
import type { Store } from '../Collection.ts';
import { createIndexes } from '../mongodb/createIndexes.ts';
import { migrate } from '../migrate.ts';

/**
 * Prepares an open store for this version of the program: runs its migrations and makes its indexes. Rejects with a
 * sentence for the operator when that fails. `log` gets a line for each migration, but none for a new store.
 */
export async function prepareStore(store: Store, log: (line: string) => void) {
  const isNew = await isEmpty(store);
  await migrate(store, migrations, { log: isNew ? () => undefined : log });
  await createIndexes(store, collections);
}

async function isEmpty(store: Store): Promise<boolean> {
  for (const { name } of collections) {
    if ((await store.collection(name).countDocuments({})) > 0) return false;
  }
  return true;
}
