import { join } from 'node:path';
import { MongoClient } from 'mongodb';
import { makeFolder } from '../processes/makeFolder.ts';
import { collections as allCollections } from './collections.ts';
import { diskPhotos } from './photos/diskPhotos.ts';
import { gridPhotos } from './photos/gridPhotos.ts';
import type { PhotoStore } from './photos/photoStore.ts';
import type { Store } from './store/Collection.ts';
import type { CollectionDefinition } from './store/CollectionDefinition.ts';
import { embeddedStore } from './store/embeddedStore.ts';
import { hasChangeStreams } from './store/hasChangeStreams.ts';
import { mongoStore } from './store/mongoStore.ts';

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
    const client = mongoClient(settings.mongodbUrl);
    await client.connect();
    const changeStreams = await hasChangeStreams(client.db());
    return { store: mongoStore(client, { changeStreams, collections }), photos: gridPhotos(client.db()) };
  }
  const folder = join(settings.dataDir, 'store');
  await makeFolder(folder);
  return {
    store: embeddedStore(folder, collections),
    photos: await diskPhotos(join(settings.dataDir, 'photos')),
  };
}

function mongoClient(url: string): MongoClient {
  try {
    return new MongoClient(url, {
      // A write is acknowledged when a majority of the servers have it in their journals.
      writeConcern: { w: 'majority', journal: true },
      serverSelectionTimeoutMS: 5_000,
      ignoreUndefined: true,
    });
  } catch {
    // The driver's message may quote the password.
    throw new Error(
      'The setting MONGODB_URL is wrong: it must be an address such as mongodb://127.0.0.1:27017/cars, ' +
        'with special characters of the password percent-encoded.',
    );
  }
}
