import type { Store } from '../Collection.ts';
import type { CollectionDefinition } from '../CollectionDefinition.ts';

/** Creates every index that the collections declare, unless it exists. */
export async function createIndexes(store: Store, collections: readonly CollectionDefinition[]) {
  for (const { name, indexes = [] } of collections) {
    const collection = store.collection(name);
    for (const { keys, unique } of indexes) await collection.createIndex(keys, unique ? { unique } : {});
  }
}
