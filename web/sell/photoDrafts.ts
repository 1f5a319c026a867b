import { createStore, delMany, entries, getMany, setMany } from 'idb-keyval';
import type { Photo } from './Photo.ts';

const DAY = 24 * 60 * 60 * 1000;

interface Kept {
  file: File;
  /** When it was stored, in milliseconds since 1970. */
  at: number;
}

/** Stores photos on this device for a day from now. Does nothing where the device does not allow that. */
export async function savePhotoDrafts(photos: readonly Photo[]): Promise<void> {
  const at = Date.now();
  try {
    const kept = photos.map(async ({ id, file }): Promise<[string, Kept]> => [id, { file: await file, at }]);
    await setMany(await Promise.all(kept), store());
  } catch {
    // The storage is full or refused: the photos last as long as the page.
  }
}

/** The photos with these ids that are stored on this device, in the order of `ids`. */
export async function loadPhotoDrafts(ids: readonly string[]): Promise<Photo[]> {
  try {
    const kept = await getMany<Kept | undefined>([...ids], store());
    return kept.flatMap((found, i) =>
      found && isFresh(found)
        ? [{ id: ids[i]!, name: found.file.name, file: Promise.resolve(found.file) }]
        : [],
    );
  } catch {
    return [];
  }
}

/** Removes these photos, and all that are older than a day. */
export async function deletePhotoDrafts(photos: readonly Photo[] = []): Promise<void> {
  // A photo that is not ready yet would be stored after its removal.
  await Promise.all(photos.map(({ file }) => file));
  const ids = photos.map(({ id }) => id);
  try {
    const kept = await entries<string, Kept>(store());
    const gone = kept.filter(([id, photo]) => ids.includes(id) || !isFresh(photo));
    await delMany(
      gone.map(([id]) => id),
      store(),
    );
  } catch {
    // Nothing was stored.
  }
}

function isFresh({ at }: Kept): boolean {
  return Date.now() - at < DAY;
}

/** Opened on first use: the server, which renders the page too, has no such store. */
let opened: ReturnType<typeof createStore> | undefined;

function store() {
  return (opened ??= createStore('unsent-photos', 'photos'));
}
