import { carStore } from '../../cars/carStore.ts';
import type { PhotoStore } from '../../photos/photoStore.ts';
import type { Store } from '../../store/Collection.ts';
import { importPictures, type PictureReport } from './importPictures.ts';
import { openPhotoFiles } from './photoFiles.ts';
import { PictureFetcher } from './PictureFetcher.ts';
import { picturesOfFiles, picturesOfRows, type RowAddresses } from './wantedPictures.ts';

/**
 * Imports the pictures that the rows of a file name, and those in the folder or ZIP file `photosPath`. A car with photos
 * in `photosPath` gets only these: the pictures that its row names are ignored. Rejects with `UnusableFile` when
 * `photosPath` is neither.
 */
export async function bringPictures(options: {
  store: Store;
  photos: PhotoStore;
  rows: RowAddresses[];
  photosPath?: string;
  fetcher?: PictureFetcher;
  /** The keys of values of which the file counts, although a person has changed them. */
  overwrite?: ReadonlySet<string>;
  onProgress?: (done: number, cars: number) => void;
  /** Ends it after the cars that are getting theirs. */
  signal?: AbortSignal;
}): Promise<PictureReport> {
  const { store, photos, rows, photosPath, fetcher = new PictureFetcher() } = options;
  const { overwrite, onProgress, signal } = options;
  const cars = carStore(store);
  const opened = photosPath === undefined ? undefined : await openPhotoFiles(photosPath);
  try {
    const ofFiles = await picturesOfFiles(opened?.files ?? [], cars);
    const have = new Set(ofFiles.wanted.map(({ carId }) => carId));
    const ofRows = picturesOfRows(
      rows.filter(({ carId }) => !have.has(carId)),
      fetcher,
    );
    const wanted = [...ofFiles.wanted, ...ofRows];
    const report = await importPictures({ cars, photos, wanted, overwrite, onProgress, signal });
    const strange = ofFiles.strange.map((name) => `${name}: no imported car has this stock number.`);
    return { ...report, failed: [...report.failed, ...strange] };
  } finally {
    await opened?.close();
    await fetcher.close();
  }
}
