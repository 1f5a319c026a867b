import type { Enquiry } from '../enquiries/enquiry.ts';
import { type PhotoStore, SELL_PHOTO } from '../photos/photoStore.ts';
import type { Store } from '../store/Collection.ts';

/** A request that began longer ago (milliseconds) is over, whatever became of it. */
const OVER_AFTER = 60 * 60 * 1000;

/** Removes the photos of offers whose process was killed before they were stored; other photos are not touched. */
export async function removeOrphanedPhotos({
  store,
  photos,
  now,
}: {
  store: Store;
  photos: PhotoStore;
  now: () => Date;
}) {
  const before = new Date(now().getTime() - OVER_AFTER);
  await photos.removeUnfinished(before);
  // Listed first: an offer that is stored meanwhile is among those that are read afterwards.
  const names = await photos.list(SELL_PHOTO, before);
  const offers = await store.collection<Enquiry>('enquiries').find({ kind: 'sellCar' }).toArray();
  const wanted = new Set(offers.flatMap(({ details }) => details.images));
  for (const name of names) if (!wanted.has(name)) await photos.remove(name);
}
