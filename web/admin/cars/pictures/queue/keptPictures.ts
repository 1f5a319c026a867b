import { createStore, del, entries, set } from 'idb-keyval';
import type { PictureFile, QueuedPicture } from './QueuedPicture.ts';

const DAY = 24 * 60 * 60 * 1000;

/** A picture that this device keeps until it is sent. */
interface Kept extends Pick<QueuedPicture, 'carId' | 'batch' | 'place' | 'name' | 'fault'> {
  /** As it was chosen, or shrunk; missing for one in a ZIP file that was not shrunk yet. */
  file?: Blob;
  isShrunk: boolean;
  /** When it was stored, in milliseconds since 1970. */
  at: number;
}

/**
 * Keeps a picture on this device for a day from now; without `file`, only that it is to be sent, or why it cannot be. Does nothing where the device does
 * not allow that.
 */
export async function keepPicture(
  { key, carId, batch, place, name, jpeg, fault }: QueuedPicture,
  file: Blob | undefined,
) {
  const known = { carId, batch, place, name, isShrunk: jpeg !== undefined, at: Date.now() };
  const kept: Kept = { ...known, ...(file ? { file } : { fault }) };
  try {
    await set(key, kept, store());
  } catch {
    // The storage is full or refused: the picture lasts as long as the page.
  }
}

/**
 * Keeps the pictures of chosen files, one after the other; of one in a ZIP file, that it is to be sent. `find` gives a picture as it
 * is by then: it may have been shrunk, or sent or taken out (undefined).
 */
export async function keepChosen(
  files: readonly PictureFile[],
  pictures: readonly QueuedPicture[],
  find: (key: string) => QueuedPicture | undefined,
) {
  for (const [at, { key, isPacked }] of pictures.entries()) {
    const file = isPacked ? undefined : await files[at]?.read().catch(() => undefined);
    const now = find(key);
    if (now && !now.jpeg && (file || isPacked)) await keepPicture(now, file);
    if (!find(key)) await forgetPicture(key);
  }
}

/** Removes a picture from this device. */
export async function forgetPicture(key: string) {
  try {
    await del(key, store());
  } catch {
    // It is removed a day later.
  }
}

/**
 * The pictures that this device keeps, in the order in which they were chosen; those older than a day are removed. One of a ZIP file
 * that was not read so far has no `file`, and has failed.
 */
export async function keptPictures(): Promise<{ picture: QueuedPicture; file: Blob | undefined }[]> {
  try {
    const all = await entries<string, Kept>(store());
    const isFresh = ({ at }: Kept) => Date.now() - at < DAY;
    for (const [key] of all.filter(([, kept]) => !isFresh(kept))) await forgetPicture(key);
    return all
      .filter(([, kept]) => isFresh(kept))
      .toSorted(([, a], [, b]) => (a.batch < b.batch ? -1 : a.batch > b.batch ? 1 : a.place - b.place))
      .map(([key, { carId, batch, place, name, file, fault, isShrunk }]) => ({
        picture: {
          ...{ key, carId, batch, place, name },
          ...(file
            ? { state: 'kept' as const }
            : { state: 'failed' as const, fault: fault ?? ('unread' as const) }),
          ...(isShrunk && { jpeg: file }),
        },
        file,
      }));
  } catch {
    return [];
  }
}

/** Opened on first use. */
let opened: ReturnType<typeof createStore> | undefined;

function store() {
  return (opened ??= createStore('unsent-pictures', 'pictures'));
}
