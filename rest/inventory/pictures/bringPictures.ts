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
  onProgress?: (done: number, cars: number) => void;
}): Promise<PictureReport> {
  const { store, photos, rows, photosPath, fetcher = new PictureFetcher(), onProgress } = options;
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
    const report = await importPictures({ cars, photos, wanted, onProgress });
    const strange = ofFiles.strange.map((name) => `${name}: no imported car has this stock number.`);
    return { ...report, failed: [...report.failed, ...strange] };
  } finally {
    await opened?.close();
    await fetcher.close();
  }
}
