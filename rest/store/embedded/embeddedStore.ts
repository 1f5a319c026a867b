import { mkdir, rm } from 'node:fs/promises';
import { RateLimiterMemory } from 'rate-limiter-flexible';
import { ChangeLog } from '../ChangeLog.ts';
import type { Store, Stored } from '../Collection.ts';
import type { CollectionDefinition } from '../CollectionDefinition.ts';
import { DocumentFile } from './DocumentFile.ts';
import { EmbeddedCollection } from './EmbeddedCollection.ts';
import { EmbeddedFile } from './EmbeddedFile.ts';
import type { FreeSpace } from './FreeSpace.ts';
import { missingAsNull } from '../mongodb/missingAsNull.ts';

/**
 * Opens (or makes) the embedded store in `folder`. Several processes may have it open at once. `known`: the collections
 * whose shapes are known; nullable properties that their documents lack are read as null. With `space`, writes that would fill the
 * disk reject with `DiskFull` before they begin.
 */
export function embeddedStore(
  folder: string,
  known: readonly CollectionDefinition[] = [],
  space?: FreeSpace,
): Store {
  const shapes = new Map(known.map(({ name, shape }) => [name, shape]));
  const file = new EmbeddedFile(folder, space);
  const log = new ChangeLog(file.table('changes'));
  const collections = new Map<string, EmbeddedCollection<Stored>>();

  function openCollection(name: string) {
    const shape = shapes.get(name);
    const documents = new DocumentFile<Stored>(file.table(name), shape && missingAsNull(shape));
    const opened = new EmbeddedCollection(name, file, documents, log);
    collections.set(name, opened);
    return opened;
  }

  return {
    hasIndexes: false,
    collection<T extends Stored>(name: string) {
      // A collection holds one type of document, which only the caller knows.
      return (collections.get(name) ?? openCollection(name)) as unknown as EmbeddedCollection<T>;
    },
    follow: async (name) => log.follow(name),
    // Memory is enough: only one REST API has the store open, and an import or a backup beside it counts nothing.
    limiter: async (keyPrefix, { points, seconds }) =>
      new RateLimiterMemory({ keyPrefix, points, duration: seconds }),
    async snapshot(target) {
      await mkdir(target, { recursive: true, mode: 0o700 });
      await file.copy(target);
      const copy = embeddedStore(target);
      return {
        documents: (name) => copy.collection(name).find({}),
        async close() {
          await copy.close();
          await rm(target, { recursive: true });
        },
      };
    },
    ping: async () => file.ping(),
    close: () => file.close(),
  };
}
