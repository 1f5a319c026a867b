import { useSyncExternalStore } from 'react';
import type { PictureQueue } from './PictureQueue.ts';

/** How many pictures are not at their cars yet, and what becomes of them. */
interface News {
  /** How many of each car, by its id. */
  ofCar: ReadonlyMap<string, number>;
  /** Since another visit: nobody has gone on with them yet. */
  kept: number;
  /** Those that are being sent, or wait for their turn. */
  underWay: number;
  failed: number;
  /** How many were sent in this visit. */
  sent: number;
}

const listeners = new Set<() => void>();
let now: News = { ofCar: new Map(), kept: 0, underWay: 0, failed: 0, sent: 0 };

/** What the queue of pictures has, for whoever does not load it. */
export const pictureNews = {
  now: () => now,

  /** Tells what the queue has now. */
  tell({ pictures, sent }: Pick<PictureQueue, 'pictures' | 'sent'>) {
    const ofCar = new Map<string, number>();
    for (const { carId } of pictures) ofCar.set(carId, (ofCar.get(carId) ?? 0) + 1);
    const [kept, failed] = (['kept', 'failed'] as const).map(
      (state) => pictures.filter((picture) => picture.state === state).length,
    ) as [number, number];
    now = {
      ...{ ofCar, kept, failed, underWay: pictures.length - kept - failed },
      sent: [...sent.values()].reduce((sum, count) => sum + count, 0),
    };
    for (const listener of listeners) listener();
  },

  use: () => useSyncExternalStore(subscribe, pictureNews.now),
};

/** How many pictures of a car are not there yet: news of others render nothing. */
export function usePicturesLeft(carId: string): number {
  return useSyncExternalStore(subscribe, () => now.ofCar.get(carId) ?? 0);
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}
