import { setTimeout } from 'node:timers/promises';
import type { PhotoStore } from '../photos/photoStore.ts';
import type { Store } from '../store/Collection.ts';
import { removeOrphanedPhotos } from './removeOrphanedPhotos.ts';

/** One hour, ms. */
const HOUR = 60 * 60 * 1000;

/**
 * Removes orphaned photos now and every hour until `signal` aborts, and logs how many there were. Settles when it has
 * stopped.
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
  while (!signal.aborted) {
    try {
      const removed = await removeOrphanedPhotos({ store, photos, now });
      if (removed.photos + removed.drafts > 0)
        log.info(removed, 'Removed photos of offers that were never stored');
    } catch (error) {
      log.error(error as Error, 'Photos of offers that were never stored are left; the next sweep goes on');
    }
    await setTimeout(every, undefined, { signal, ref: false }).catch(() => undefined);
  }
}
