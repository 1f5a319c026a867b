import { join } from 'node:path';
import { makeFolder } from '../processes/makeFolder.ts';
import { collections as allCollections } from './collections.ts';
import { diskPhotos } from './photos/diskPhotos.ts';
import type { PhotoStore } from './photos/photoStore.ts';
import type { Store } from './store/Collection.ts';
import type { CollectionDefinition } from './store/CollectionDefinition.ts';
import { embeddedStore } from './store/embeddedStore.ts';

/**
 * Opens the store and the photos: in the MongoDB database of `mongodbUrl`, or else in files under `dataDir`.
 * `collections`: those whose shapes are known; when left out, all of the product. Rejects when the server cannot be
 * reached or the folder cannot be written, and, with a sentence for the operator, when `mongodbUrl` is malformed.
 */
export async function openStore(settings: {
  mongodbUrl?: string;
  dataDir: string;
  collections?: readonly CollectionDefinition[];
}): Promise<{ store: Store; photos: PhotoStore }> {
  const { collections = allCollections } = settings;
  if (settings.mongodbUrl) {
    // A product without MongoDB starts without its driver.
    const { openMongoStore } = await import('./openMongoStore.ts');
    return openMongoStore(settings.mongodbUrl, collections);
  }
  const folder = join(settings.dataDir, 'store');
  await makeFolder(folder);
  return {
    store: embeddedStore(folder, collections),
    photos: await diskPhotos(join(settings.dataDir, 'photos')),
  };
}
