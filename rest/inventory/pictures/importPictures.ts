import PQueue from 'p-queue';
import type { Car } from '../../cars/car.ts';
import type { CarStore } from '../../cars/carStore.ts';
import { cleanPhoto } from '../../photos/cleanPhoto.ts';
import { InvalidPhoto } from '../../photos/InvalidPhoto.ts';
import { type PhotoStore, STOCK_PHOTO } from '../../photos/photoStore.ts';
import { hasAllOfExport, pictureInExport } from './exportedPictures.ts';
import { stableId } from '../../store/stableId.ts';

/** How many cars get their pictures at once, so that several hosts are asked at a time. */
const CARS_AT_ONCE = 12;

type Image = Car['images'][number];

/** The source of a picture of a car. */
export interface PictureSource {
  /** Identifies the picture: one with a known key is not imported again. */
  key: string;
  fileName: string;
  /** Calls `use` with the bytes when there is memory for them. Rejects with `InvalidPhoto`, and with the errors of `use`. */
  read(use: (bytes: Buffer) => Promise<void>): Promise<void>;
}

/** The pictures that a car shall have, in their order. */
export interface WantedPictures {
  carId: string;
  /** The car's name in the report, such as `line 3`. */
  label: string;
  sources: () => PictureSource[] | Promise<PictureSource[]>;
}

export interface PictureReport {
  added: number;
  kept: number;
  removed: number;
  /** A sentence for each picture that is missing. */
  failed: string[];
}

/**
 * Gives each car its wanted pictures, re-encoded like visitors' photos, and takes away those that are no longer wanted,
 * whose files `UnusedPictures` removes later. Each car is written as soon as its pictures are stored, so the next run of an
 * interrupted import continues there. A picture that fails is left out; a car whose pictures all fail keeps those that it
 * has.
 */
export async function importPictures(options: {
  cars: CarStore;
  photos: PhotoStore;
  wanted: WantedPictures[];
  /** Called with the number of finished cars, and of all cars. */
  onProgress?: (done: number, cars: number) => void;
}): Promise<PictureReport> {
  const { cars, photos, wanted, onProgress } = options;
  const report: PictureReport = { added: 0, kept: 0, removed: 0, failed: [] };
  /** The pictures that are there. A backup of an older version may lack some that a car names. */
  const stored = new Set(await photos.list(STOCK_PHOTO, new Date(Date.now() + 60_000)));
  let done = 0;

  async function bring(car: Car, source: PictureSource, label: string): Promise<Image | undefined> {
    const _id = stableId('photo', `${car._id} ${source.key}`);
    const name = `${STOCK_PHOTO}${_id}.jpg`;
    const exported = pictureInExport(car, source.key);
    const known = exported ?? car.images.find((image) => image._id === _id);
    if (known && (exported || stored.has(name))) {
      report.kept += 1;
      return known;
    }
    try {
      await source.read(async (bytes) => photos.put(name, await cleanPhoto(bytes, source.fileName)));
      report.added += 1;
      return { _id, path: `photos/${name}`, filename: source.fileName };
    } catch (error) {
      if (!(error instanceof InvalidPhoto)) throw error;
      report.failed.push(`${label}: ${error.message}`);
      return undefined;
    }
  }

  async function bringAll({ carId, label, sources }: WantedPictures) {
    const car = await cars.byId(carId);
    // The car was withdrawn or removed meanwhile.
    if (!car) return;
    const unique = new Map((await sources()).map((source) => [source.key, source]));
    const found = await Promise.all([...unique.values()].map((source) => bring(car, source, label)));
    const brought = found.filter((image) => image !== undefined);
    if (brought.length === 0) return;
    let removed = 0;
    await cars.setImages(carId, (now) => {
      removed = 0;
      if (hasAllOfExport(now, unique.keys())) return undefined;
      // A picture that somebody has described meanwhile keeps its description.
      const images = brought.map((image) => now.images.find(({ _id }) => _id === image._id) ?? image);
      if (sameImages(images, now.images)) return undefined;
      removed = now.images.filter(({ _id }) => !images.some((image) => image._id === _id)).length;
      return images;
    });
    report.removed += removed;
  }

  const queue = new PQueue({ concurrency: CARS_AT_ONCE });
  const work = wanted.map((pictures) =>
    queue.add(async () => {
      await bringAll(pictures);
      done += 1;
      onProgress?.(done, wanted.length);
    }),
  );
  try {
    await Promise.all(work);
  } finally {
    queue.clear();
    await queue.onIdle();
  }
  return report;
}

function sameImages(a: Image[], b: Image[]): boolean {
  return a.length === b.length && a.every(({ _id }, i) => _id === b[i]?._id);
}
