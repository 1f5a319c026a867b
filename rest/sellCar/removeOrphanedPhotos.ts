import type { Enquiry } from '../enquiries/enquiry.ts';
import { type PhotoStore, SELL_PHOTO } from '../photos/photoStore.ts';
import type { Store } from '../store/Collection.ts';

/** No request takes longer than this, ms: photos that are older belong to requests that have ended. */
const MAX_REQUEST_TIME = 60 * 60 * 1000;

/** Removes the photos of offers that were never stored, as their process was killed. Other photos are not touched. */
export async function removeOrphanedPhotos({
  store,
  photos,
  now,
}: {
  store: Store;
  photos: PhotoStore;
  now: () => Date;
}) {
  const before = new Date(now().getTime() - MAX_REQUEST_TIME);
  await photos.removeUnfinished(before);
  // The photos are listed before the offers are read, so that an offer that is stored meanwhile keeps its photos.
  const names = await photos.list(SELL_PHOTO, before);
  const offers = await store.collection<Enquiry>('enquiries').find({ kind: 'sellCar' }).toArray();
  const inUse = new Set(offers.flatMap(({ details }) => details.images));
  for (const name of names) if (!inUse.has(name)) await photos.remove(name);
}
