import type { PhotoStore } from '../photos/photoStore.ts';
import type { Store } from '../store/Collection.ts';
import { eraseRecords, type EraseRecords } from './eraseRecords.ts';
import { erasureFile } from './erasures/erasureFile.ts';
import { erasureList } from './erasures/erasureList.ts';

interface Parts {
  store: Store;
  photos: PhotoStore;
  /** The path of the file that repeats the list of erasures; missing where there is none. */
  erasures?: string;
  now: () => Date;
  log: { warn(line: string): void; error(details: Error, line: string): void };
}

/**
 * What erases records of persons. First it erases again what a restore has brought back, and what is left where a process has ended
 * in the middle: call it before anything is read or mailed.
 */
export async function openEraser({ store, photos, erasures, now, log }: Parts): Promise<EraseRecords> {
  const onFailure = (error: Error) =>
    log.error(
      error,
      'The file of erasures cannot be read or written: a restore may bring back who was erased',
    );
  const list = erasureList(store, erasures === undefined ? undefined : erasureFile(erasures, onFailure));
  const eraser = eraseRecords({ store, photos, list, now });
  const again = await eraser.eraseAgain();
  if (again > 0) log.warn(`Erased again what a restore had brought back, or what was left: ${again} records`);
  return eraser;
}
