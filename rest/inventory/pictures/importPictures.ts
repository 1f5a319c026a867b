import { isDeepStrictEqual } from 'node:util';
import PQueue from 'p-queue';
import type { Car, CarPicture, PictureGroup } from '../../cars/car.ts';
import type { CarStore } from '../../cars/carStore.ts';
import { mergeSheet } from '../../cars/overrides.ts';
import { sheetPictures, sheetTurn } from '../../cars/picturesOfCar.ts';
import type { StoredCar } from '../../cars/storedCar.ts';
import { cleanPhoto } from '../../photos/cleanPhoto.ts';
import { InvalidPhoto } from '../../photos/InvalidPhoto.ts';
import { type PhotoStore, STOCK_PHOTO } from '../../photos/photoStore.ts';
import { FEWEST_IN_TURN } from '../cells/readMedia.ts';
import { hasAllOfExport, pictureInExport } from './exportedPictures.ts';
import { keptPictures, pictureId } from './keptPictures.ts';

/** How many cars get their pictures at once, so that several hosts are asked at a time. */
const CARS_AT_ONCE = 12;

/** The source of a picture of a car. */
export interface PictureSource {
  /** Identifies the picture: one with a known key is not imported again. */
  key: string;
  fileName: string;
  /** Which part of the car it shows; null if that is unknown. `turn`: it is one of the pictures of a whole turn. */
  place: PictureGroup | 'turn' | null;
  /** Calls `use` with the bytes when there is memory for them. Rejects with `InvalidPhoto`, and with the errors of `use`. */
  read(use: (bytes: Buffer) => Promise<void>): Promise<void>;
}

/** The pictures that a car shall have, in their order. Those of a whole turn stand apart from the others. */
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
  /** A sentence for each car whose pictures were changed by hand and stay, though the file has other ones than before. Missing where there is none. */
  keptByHand?: string[];
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
  /** The keys of values of which the file counts, although a person has changed them. */
  overwrite?: ReadonlySet<string>;
  /** Called with the number of finished cars, and of all cars. */
  onProgress?: (done: number, cars: number) => void;
  /** Ends it after the cars that are getting theirs. */
  signal?: AbortSignal;
}): Promise<PictureReport> {
  const { cars, photos, wanted, overwrite, onProgress, signal } = options;
  const report: PictureReport = { added: 0, kept: 0, removed: 0, failed: [] };
  /** The pictures that are there. A backup of an older version may lack some that a car names. */
  const stored = new Set(await photos.list(STOCK_PHOTO, new Date(Date.now() + 60_000)));
  let done = 0;

  async function bring(
    car: StoredCar,
    source: PictureSource,
    label: string,
  ): Promise<CarPicture | undefined> {
    const _id = pictureId(car._id, source.key);
    const name = `${STOCK_PHOTO}${_id}.jpg`;
    const exported = pictureInExport(car, source.key);
    const known = exported ?? ofSheet(car, _id) ?? picturesNow(car).find((image) => image._id === _id);
    if (known && (exported || stored.has(name))) {
      report.kept += 1;
      return inGroup(known, source);
    }
    try {
      await source.read(async (bytes) => photos.put(name, await cleanPhoto(bytes, source.fileName)));
      report.added += 1;
      return inGroup({ _id, path: `photos/${name}`, filename: source.fileName }, source);
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
    const isTurn = ({ place }: PictureSource) => place === 'turn';
    const all = uniqueSources(await sources());
    const bringThem = async (wanted: PictureSource[]) =>
      (await Promise.all(wanted.map((source) => bring(car, source, label)))).filter(
        (image) => image !== undefined,
      );
    const [brought, turn] = await Promise.all([
      bringThem(all.filter((source) => !isTurn(source))),
      bringThem(all.filter(isTurn)),
    ]);
    const isWhole = turn.length >= FEWEST_IN_TURN;
    if (turn.length > 0 && !isWhole) {
      report.failed.push(
        `${label}: a 360 view needs ${FEWEST_IN_TURN} pictures, and there are ${turn.length}.`,
      );
    }
    let removed = 0;
    let isKept = false;
    await cars.change([carId], ({ listed: now }) => {
      [removed, isKept] = [0, false];
      if (!now) return undefined;
      // A picture that somebody has described meanwhile keeps its description.
      const asNow = (image: CarPicture) => {
        const there = ofSheet(now, image._id) ?? picturesNow(now).find(({ _id }) => _id === image._id);
        return there && image.group ? { ...there, group: image.group } : (there ?? image);
      };
      const isOfExport = hasAllOfExport(
        now,
        all.filter((source) => !isTurn(source)).map(({ key }) => key),
      );
      const ofFile = brought.length === 0 ? undefined : isOfExport ? now.images : brought.map(asNow);
      const row = {
        ...(ofFile && { images: ofFile }),
        ...(isWhole && { spin: { address: null, images: turn.map(asNow) } }),
      };
      const { facts, overrides, kept } = mergeSheet(now, row, overwrite);
      isKept = kept.length > 0;
      const { images = now.images, spin = now.spin } = facts;
      if (isDeepStrictEqual([images, spin, overrides], [now.images, now.spin, now.overrides]))
        return undefined;
      const left = new Set(picturesNow({ images, spin }).map(({ _id }) => _id));
      removed = picturesNow(now).filter(({ _id }) => !left.has(_id)).length;
      return { ...now, images, spin, overrides };
    });
    report.removed += removed;
    if (isKept) report.keptByHand = [...(report.keptByHand ?? []), keptPictures(label)];
  }

  const queue = new PQueue({ concurrency: CARS_AT_ONCE });
  const work = wanted.map((pictures) =>
    queue.add(async () => {
      if (signal?.aborted) return;
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

/** A picture that a file had for a car whose pictures or turn a person has changed, as it was then. */
function ofSheet(car: StoredCar, id: string): CarPicture | undefined {
  return [...sheetPictures(car), ...sheetTurn(car)].find(({ _id }) => _id === id);
}

/** The pictures of a car, those of its turn last. */
function picturesNow({ images, spin }: Pick<Car, 'images' | 'spin'>): CarPicture[] {
  return [...images, ...(spin?.images ?? [])];
}

/** A picture in the group that its source names; one whose source names none stays in its group. */
function inGroup(image: CarPicture, { place }: PictureSource): CarPicture {
  return place === null || place === 'turn' ? image : { ...image, group: place };
}

/** A picture may stand among the others and in the turn, once in each. */
function uniqueSources(sources: PictureSource[]): PictureSource[] {
  return [...new Map(sources.map((source) => [`${source.place === 'turn'} ${source.key}`, source])).values()];
}
