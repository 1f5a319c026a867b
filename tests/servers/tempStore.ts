import { rm } from 'node:fs/promises';
import { collections } from '../../rest/store/open/collections.ts';
import { openStore } from '../../rest/store/open/openStore.ts';
import { FreeSpace } from '../../rest/store/embedded/FreeSpace.ts';
import { createIndexes } from '../../rest/store/mongodb/createIndexes.ts';
import { storeFolder } from './storeFolder.ts';

/** An empty embedded store in a folder of its own, which `close` removes. */
export async function tempStore() {
  const dataDir = await storeFolder();
  const { store, photos, space = new FreeSpace(dataDir) } = await openStore({ dataDir });
  await createIndexes(store, collections);
  return {
    store,
    photos,
    space,
    dataDir,
    async close() {
      await store.close();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}
