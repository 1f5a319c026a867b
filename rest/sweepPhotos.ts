import { setTimeout } from 'node:timers/promises';
import { unusedCovers } from './blogs/unusedCovers.ts';
import { unusedPortraits } from './dealership/settings/unusedPortraits.ts';
import { UnusedPictures } from './inventory/pictures/UnusedPictures.ts';
import type { PhotoStore } from './photos/photoStore.ts';
import { removeOrphanedPhotos } from './enquiries/sellCar/removeOrphanedPhotos.ts';
import type { Store } from './store/Collection.ts';

/** One hour, ms. */
const HOUR = 60 * 60 * 1000;

/**
 * Removes the photos and pictures that belong to nothing, now and every hour until `signal` aborts, and logs how many
 * there were. Settles when it has stopped.
 */
export async function sweepPhotos(parts: {
  store: Store;
  photos: PhotoStore;
  log: { info(details: object, line: string): void; error(details: Error, line: string): void };
  signal: AbortSignal;
  now?: () => Date;
  /** The time between two sweeps, ms. */
  every?: number;
}) {
  const { store, photos, log, signal, now = () => new Date(), every = HOUR } = parts;
  const unused = new UnusedPictures({ store, photos, now });
  const portraits = unusedPortraits({ store, photos, now });
  const covers = unusedCovers({ store, photos, now });
  while (!signal.aborted) {
    try {
      const removed = {
        ...(await removeOrphanedPhotos({ store, photos, now })),
        pictures: await unused.remove(),
        portraits: await portraits.remove(),
        covers: await covers.remove(),
      };
      if (Object.values(removed).some((count) => count > 0)) {
        log.info(
          removed,
          'Removed photos of offers that were never stored, and pictures of no car, article or person',
        );
      }
    } catch (error) {
      log.error(error as Error, 'Orphaned photos and pictures remain; the next sweep continues');
    }
    await setTimeout(every, undefined, { signal, ref: false }).catch(() => undefined);
  }
}
