import { picturesOfCar } from '../../cars/picturesOfCar.ts';
import type { StoredCar } from '../../cars/storedCar.ts';
import type { WithdrawnCar } from '../../cars/WithdrawnCar.ts';
import { type PhotoStore, STOCK_PHOTO } from '../../photos/photoStore.ts';
import type { Store } from '../../store/Collection.ts';

/** A picture younger than this may belong to a car that an import has not written yet; ms. */
const MIN_AGE = 60 * 60 * 1000;

interface Parts {
  store: Store;
  photos: PhotoStore;
  now: () => Date;
}

/**
 * Finds the imported pictures that no car has: an import has replaced them, or was killed before it wrote the car. For a
 * while, pages and backups that were begun before still need them.
 */
export class UnusedPictures {
  private readonly parts: Parts;
  /** Those that the last search has found and left. */
  private found = new Set<string>();

  constructor(parts: Parts) {
    this.parts = parts;
  }

  /** Removes the pictures that are unused now and were so the last time. Returns how many it has removed. */
  async remove(): Promise<number> {
    const unused = await this.search();
    const removed = [...unused].filter((name) => this.found.has(name));
    for (const name of removed) await this.parts.photos.remove(name);
    this.found = new Set([...unused].filter((name) => !this.found.has(name)));
    return removed.length;
  }

  private async search(): Promise<Set<string>> {
    const { store, photos, now } = this.parts;
    const before = new Date(now().getTime() - MIN_AGE);
    // The pictures are listed before the cars are read, so that a car that is written meanwhile keeps its pictures.
    const names = new Set(await photos.list(STOCK_PHOTO, before));
    if (names.size === 0) return names;
    const use = (car: StoredCar) => picturesOfCar(car).forEach((name) => names.delete(name));
    for await (const car of store.collection<StoredCar>('cars').find({})) use(car);
    for await (const { car } of store.collection<WithdrawnCar>('withdrawnCars').find({})) use(car);
    // An import may have stored one of them again for a car that it has not written yet.
    const still = await photos.list(STOCK_PHOTO, before);
    return new Set(still.filter((name) => names.has(name)));
  }
}
