import type { Enquiry } from '../enquiry.ts';
import { photosOf } from '../photosOf.ts';
import { type PhotoStore, SELL_PHOTO } from '../../photos/photoStore.ts';
import type { Store } from '../../store/Collection.ts';
import { LONGEST_UPLOAD } from './formLimits.ts';

/** The requests of photos older than this have ended, even if the store was slow; ms. */
const MAX_AGE = 2 * LONGEST_UPLOAD;

/**
 * Removes the photos of offers that were never stored because their process was killed, and half-written pictures. Other
 * photos are not touched. Returns how many it has removed.
 */
export async function removeOrphanedPhotos(parts: {
  store: Store;
  photos: PhotoStore;
  now: () => Date;
}): Promise<{ photos: number; drafts: number }> {
  const { store, photos, now } = parts;
  const before = new Date(now().getTime() - MAX_AGE);
  const drafts = await photos.removeUnfinished(before);
  // The photos are listed before the offers are read, so that an offer that is stored meanwhile keeps its photos.
  const orphans = new Set(await photos.list(SELL_PHOTO, before));
  const offers = store.collection<Enquiry>('enquiries').find({ kind: 'sellCar' });
  for await (const offer of offers) for (const name of photosOf(offer)) orphans.delete(name);
  for (const name of orphans) await photos.remove(name);
  return { photos: orphans.size, drafts };
}
