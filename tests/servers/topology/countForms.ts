import type { Enquiry } from '../../../rest/enquiries/enquiry.ts';
import { type PhotoStore, SELL_PHOTO } from '../../../rest/photos/photoStore.ts';
import type { Store } from '../../../rest/store/Collection.ts';
import { PHOTOS, type Visitors } from './Visitors.ts';

/** Compares what is in the store with the forms that were acknowledged to the visitors. */
export async function countForms(
  { store, photos }: { store: Store; photos: PhotoStore },
  visitors: Visitors,
) {
  const records = await store.collection<Enquiry>('enquiries').find({}).toArray();
  const kept = new Set(await photos.list(SELL_PHOTO, new Date(Date.now() + 60_000)));
  const offers = records
    .filter(({ kind }) => kind === 'sellCar')
    .map(({ details }) => details.images as string[]);
  const ids = new Map(records.map(({ _id, idempotencyKey }) => [_id, idempotencyKey]));
  const sent = [...visitors.acknowledged];
  return {
    acknowledged: sent.length,
    lost: sent.filter(([key, form]) => !form.ids.every((id) => ids.get(id) === key)).length,
    doubled: records.length - new Set(records.map(({ idempotencyKey }) => idempotencyKey)).size,
    unknown: records.filter(({ idempotencyKey }) => !visitors.acknowledged.has(idempotencyKey ?? '')).length,
    offers: offers.length,
    withoutPhotos: offers.filter((names) => names.length !== PHOTOS || !names.every((name) => kept.has(name)))
      .length,
    orphans: [...kept].filter((name) => !offers.flat().includes(name)).length,
  };
}
