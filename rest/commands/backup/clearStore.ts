import { counted } from '../../../text/counted.ts';
import type { PhotoStore } from '../../photos/photoStore.ts';
import type { Store } from '../../store/Collection.ts';
import { collections } from '../../store/open/collections.ts';
import { UnusableBackup } from './UnusableBackup.ts';

/** How many documents are removed at once. */
const BATCH = 250;
/** What a restore leaves in a store: the backup may have no secret, and what was erased stays erased. */
const stays = new Set(['secrets', 'erasures']);
/** What the first start of a site writes: when the runs that erase old data begin, and how far search alerts are. */
const ofFirstStart = ['retentionRuns', 'searchAlertProgress'];
/** What a store may have that counts as empty. */
const countsAsEmpty = new Set([...stays, ...ofFirstStart]);

/** Rejects unless the store is empty. One that was only started, without the demonstration stock, counts as empty. */
export async function checkEmpty(store: Store, photos: PhotoStore) {
  const found = [];
  for (const { name } of collections) {
    const count = countsAsEmpty.has(name) ? 0 : await store.collection(name).countDocuments({});
    if (count > 0) found.push(`${counted(count, 'document')} in ${name}`);
  }
  const pictures = await allPictures(photos);
  if (pictures.length > 0) found.push(`${counted(pictures.length, 'picture')}`);
  if (found.length === 0) return;
  throw new UnusableBackup(
    `The store is not empty (${found.join(', ')}). Choose another one with DATA_DIR or MONGODB_URL, ` +
      'or stop the site and add --replace, which deletes all of that.',
  );
}

/**
 * Makes a store ready for a restore: with `replace`, removes all documents and pictures, but for what stays. In an empty one only
 * what the first start has written, so that what is restored has its first week without erasing old data.
 */
export async function clearStore(
  store: Store,
  {
    photos,
    replace,
    onProgress,
  }: { photos: PhotoStore; replace: boolean; onProgress: (line: string) => void },
) {
  const removed = replace
    ? collections.map(({ name }) => name).filter((name) => !stays.has(name))
    : ofFirstStart;
  for (const name of removed) {
    const collection = store.collection(name);
    for (;;) {
      const found = await collection.find({}, { limit: BATCH, projection: { _id: 1 } }).toArray();
      if (found.length === 0) break;
      await collection.bulkWrite(found.map(({ _id }) => ({ deleteOne: { filter: { _id } } })));
    }
    onProgress(`removed: ${name}`);
  }
  if (!replace) return;
  for (const name of await allPictures(photos)) await photos.remove(name);
}

const allPictures = (photos: PhotoStore) => photos.list('', new Date(Date.now() + 60_000));
