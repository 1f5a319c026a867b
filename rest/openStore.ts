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
 * Opens what is kept: in the MongoDB database that `mongodbUrl` names, else in files under `dataDir`.
 * `collections`: the ones whose shapes are known, all of the product where left out.
 * Rejects when the server cannot be reached or the folder cannot be written; `mongodbUrl` that is malformed, in a sentence.
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
      // A write is acknowledged when a majority of the servers has it in its journal.
      writeConcern: { w: 'majority', journal: true },
      serverSelectionTimeoutMS: 5_000,
      ignoreUndefined: true,
    });
  } catch {
    // What the driver says may quote the password.
    throw new Error(
      'The setting MONGODB_URL is wrong: it must be an address such as mongodb://127.0.0.1:27017/cars, ' +
        'with special characters of the password percent-encoded.',
    );
  }
}
