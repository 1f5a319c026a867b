import type { Collection, Store, Stored } from './Collection.ts';
import { isDuplicateKey } from './mongodb/isDuplicateKey.ts';

/** The version of a store: the only document of the collection `meta`. */
export interface StoreVersion extends Stored {
  /** The names of the migrations that have run in the store. */
  migrations: readonly string[];
}

/** The id of the document. */
export const STORE_VERSION = 'version';

/** The collection that holds the version. */
export function storeVersions(store: Store): Collection<StoreVersion> {
  return store.collection<StoreVersion>('meta');
}

/** Reads the version. A store without one, whether new or old, gets one without migrations. */
export async function readStoreVersion(versions: Collection<StoreVersion>): Promise<StoreVersion> {
  const known = await versions.findOne({ _id: STORE_VERSION });
  if (known) return known;
  const first: StoreVersion = { _id: STORE_VERSION, migrations: [] };
  try {
    await versions.insertOne(first);
    return first;
  } catch (error) {
    // Another process has inserted it meanwhile.
    if (isDuplicateKey(error)) return readStoreVersion(versions);
    throw error;
  }
}
