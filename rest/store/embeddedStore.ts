import { open } from 'lmdb';
import type { Store, Stored } from './Collection.ts';
import { EmbeddedCollection } from './EmbeddedCollection.ts';

/** Opens (or makes) the embedded store in `folder`. Several processes may have it open at once. */
export function embeddedStore(folder: string): Store {
  const file = open({ path: folder, maxDbs: 32 });
  const collections = new Map<string, EmbeddedCollection<Stored>>();
  return {
    collection<T extends Stored>(name: string) {
      const known = collections.get(name) ?? new EmbeddedCollection<Stored>(file.openDB({ name }));
      collections.set(name, known);
      // One name holds one type of document; which, only the caller knows.
      return known as unknown as EmbeddedCollection<T>;
    },
    ping: async () => void file.getStats(),
    close: () => file.close(),
  };
}
