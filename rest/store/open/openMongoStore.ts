import { MongoClient } from 'mongodb';
import { gridPhotos } from '../../photos/gridPhotos.ts';
import type { PhotoStore } from '../../photos/photoStore.ts';
import type { Store } from '../Collection.ts';
import type { CollectionDefinition } from '../CollectionDefinition.ts';
import { hasChangeStreams } from '../mongodb/hasChangeStreams.ts';
import { mongoStore } from '../mongodb/mongoStore.ts';

/**
 * Opens the store and the photos in the MongoDB database of `url`. Rejects when the server cannot be reached, and, with a
 * sentence for the operator, when `url` is malformed or names a file that cannot be read.
 */
export async function openMongoStore(
  url: string,
  collections: readonly CollectionDefinition[],
): Promise<{ store: Store; photos: PhotoStore }> {
  const client = mongoClient(url);
  await client.connect().catch(throwInWords);
  const changeStreams = await hasChangeStreams(client.db());
  return { store: mongoStore(client, { changeStreams, collections }), photos: gridPhotos(client.db()) };
}

/** The driver reads files for TLS before it connects. */
function throwInWords(error: NodeJS.ErrnoException): never {
  const { syscall, code, path } = error;
  if (syscall !== 'open' && code !== 'EISDIR') throw error;
  const file = path === undefined ? 'is a folder' : `cannot be read (${path})`;
  throw new Error(
    `A file named in the setting MONGODB_URL, such as tlsCAFile, ${file}. Check its path and its permissions.`,
    { cause: error },
  );
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
      'The setting MONGODB_URL is wrong: it must be a URL such as mongodb://127.0.0.1:27017/cars, ' +
        'with special characters of the password percent-encoded.',
    );
  }
}
