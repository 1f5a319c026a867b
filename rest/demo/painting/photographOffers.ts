import type { Enquiry } from '../../enquiries/enquiry.ts';
import { photosOf } from '../../enquiries/photosOf.ts';
import { SELL_PHOTO } from '../../photos/photoStore.ts';
import type { Car } from '../../cars/car.ts';
import { writeRevised } from '../../store/revised.ts';
import { stableId } from '../../store/stableId.ts';
import type { SeedContext } from '../SeedContext.ts';

/** How many photos come with an offer. */
const PHOTOS = 4;

/** Gives each offer of the demonstration that has no photos copies of the pictures of one of these painted cars. */
export async function photographOffers({ store, photos, signal }: SeedContext, cars: readonly Car[]) {
  const enquiries = store.collection<Enquiry>('enquiries', { followed: true });
  const offers = await enquiries.find({ kind: 'sellCar' }).toArray();
  for (const [i, offer] of offers.filter(isOfDemonstration).entries()) {
    const car = cars[i % cars.length];
    if (!car || photosOf(offer).length > 0) continue;
    const images: string[] = [];
    for (const { path } of car.images.slice(0, PHOTOS)) {
      signal?.throwIfAborted();
      const picture = await photos.get(path.replace('photos/', ''));
      if (!picture) continue;
      const name = `${SELL_PHOTO}${stableId('photo', `${offer._id} ${path}`)}.jpg`;
      await photos.put(name, Buffer.concat((await picture.stream.toArray()) as Buffer[]));
      images.push(name);
    }
    // Whoever has changed it meanwhile goes first; the sweep removes photos that no offer names.
    await writeRevised(enquiries, offer, { details: { ...offer.details, images } });
  }
}

/** Whether the demonstration has made it, and its sender was not erased. */
function isOfDemonstration({ idempotencyKey, details }: Enquiry): boolean {
  return (idempotencyKey ?? '').startsWith('demonstration ') && Array.isArray(details.images);
}
