import { join } from 'node:path';
import { makeFolder } from '../../../platform/processes/makeFolder.ts';
import { collections as allCollections } from './collections.ts';
import { diskPhotos } from '../../photos/diskPhotos.ts';
import type { PhotoStore } from '../../photos/photoStore.ts';
import type { Store } from '../Collection.ts';
import type { CollectionDefinition } from '../CollectionDefinition.ts';
import { embeddedStore } from '../embedded/embeddedStore.ts';
import { FreeSpace } from '../embedded/FreeSpace.ts';

/** An open store and the photos beside it. */
export interface OpenedStore {
  store: Store;
  photos: PhotoStore;
  /** The free space on the disk of the embedded store; missing where MongoDB has the store. */
  space?: FreeSpace;
}

/**
 * Opens the store and the photos: in the MongoDB database of `mongodbUrl`, or else in files under `dataDir`.
 * `collections`: those whose shapes are known; when left out, all of the product. Rejects when the server cannot be
 * reached or the folder cannot be written, and, with a sentence for the operator, when `mongodbUrl` is malformed.
 */
export async function openStore(settings: {
  mongodbUrl?: string;
  dataDir: string;
  collections?: readonly CollectionDefinition[];
}): Promise<OpenedStore> {
  const { collections = allCollections } = settings;
  if (settings.mongodbUrl) {
    // A product without MongoDB starts without its driver.
    const { openMongoStore } = await import('./openMongoStore.ts');
    return openMongoStore(settings.mongodbUrl, collections);
  }
  const folder = join(settings.dataDir, 'store');
  await makeFolder(folder);
  const space = new FreeSpace(settings.dataDir);
  return {
    store: embeddedStore(folder, collections, space),
    photos: await diskPhotos(join(settings.dataDir, 'photos'), space),
    space,
  };
}
