import { picturesOfCar } from '../../cars/picturesOfCar.ts';
import type { StoredCar } from '../../cars/storedCar.ts';
import type { WithdrawnCar } from '../../cars/WithdrawnCar.ts';
import { type PhotoStore, STOCK_PHOTO } from '../../photos/photoStore.ts';
import { UnusedPhotos } from '../../photos/UnusedPhotos.ts';
import type { CarDraft } from '../../stock/drafts/carDraft.ts';
import type { Store } from '../../store/Collection.ts';

/** A picture younger than this may belong to a car that an import has not written yet; ms. */
const MIN_AGE = 60 * 60 * 1000;

interface Parts {
  store: Store;
  photos: PhotoStore;
  now: () => Date;
}

/** Finds the imported pictures that neither a car nor a draft has: an import has replaced them, or was killed before it wrote the car. */
export class UnusedPictures extends UnusedPhotos {
  constructor({ store, photos, now }: Parts) {
    super({ photos, now, prefix: STOCK_PHOTO, minAge: MIN_AGE, used: () => picturesOfCars(store) });
  }
}

async function* picturesOfCars(store: Store) {
  // The drafts before the cars, which have the pictures of those that are published meanwhile.
  for await (const { images } of store.collection<CarDraft>('carDrafts').find({}))
    yield* picturesOfCar({ images });
  for await (const car of store.collection<StoredCar>('cars').find({})) yield* picturesOfCar(car);
  for await (const { car } of store.collection<WithdrawnCar>('withdrawnCars').find({})) {
    yield* picturesOfCar(car);
  }
}
