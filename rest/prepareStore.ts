import { collections } from './collections.ts';
import { migrations } from './migrations.ts';
import type { Store } from './store/Collection.ts';
import { createIndexes } from './store/createIndexes.ts';
import { migrate } from './store/migrate.ts';

/**
 * Makes an open store ready for this version of the program: its migrations have run, and its indexes exist. Rejects
 * with a sentence for the operator where that cannot be. `log` gets a line for each step, but none for a new store.
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
