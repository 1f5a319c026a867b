import type { OptionalUnlessRequiredId } from 'mongodb';
import type { Collection, Stored } from './Collection.ts';
import { isDuplicateKey } from './mongodb/isDuplicateKey.ts';

/** Inserts a document; false if its id, or a key of a unique index, is taken: then what is there stays as it is. */
export async function insertUnlessThere<T extends Stored>(
  collection: Collection<T>,
  document: OptionalUnlessRequiredId<T>,
): Promise<boolean> {
  try {
    await collection.insertOne(document);
    return true;
  } catch (error) {
    if (isDuplicateKey(error)) return false;
    throw error;
  }
}
