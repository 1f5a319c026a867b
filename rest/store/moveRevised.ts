import type { Filter, OptionalUnlessRequiredId } from 'mongodb';
import type { Collection } from './Collection.ts';
import { insertUnlessThere } from './insertUnlessThere.ts';
import { asRead, type Revised, writeRevised } from './revised.ts';

/**
 * Puts a document with another id, and with the revision 1, in the place of one that was read. Undefined, with nothing changed, if
 * somebody else has written or removed that one since.
 *
 * `isMoved`: whether a document that has the new id already is that of a move which was cut off, and now goes on. Rejects with
 * `taken` for any other.
 */
export async function moveRevised<T extends Revised>(
  collection: Collection<T>,
  { read, moved, isMoved, taken }: { read: T; moved: T; isMoved: (there: T) => boolean; taken: () => Error },
): Promise<T | undefined> {
  // The types of the driver cannot tell the id of a generic document.
  const filter = (more: { revision?: number } = {}) => ({ _id: moved._id, ...more }) as Filter<T>;
  const isNew = await insertUnlessThere(collection, moved as OptionalUnlessRequiredId<T>);
  const found = isNew ? moved : await collection.findOne(filter());
  if (!found || !isMoved(found)) throw taken();
  // Whoever has put it there, and finds the old one gone, must not remove it any more.
  const there = isNew ? found : await writeRevised<T>(collection, found, {});
  if (!there) return undefined;
  if ((await collection.deleteOne(asRead<T>(read))).deletedCount > 0) return there;
  if (isNew) await collection.deleteOne(filter({ revision: 1 }));
  return undefined;
}
