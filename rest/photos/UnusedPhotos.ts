import type { PhotoStore } from './photoStore.ts';

interface Parts {
  photos: PhotoStore;
  now: () => Date;
  /** The beginning of the names of the pictures that are looked at. */
  prefix: string;
  /** A picture younger than this may belong to something that is not written yet; ms. */
  minAge: number;
  /** Reads the names of the pictures that something has. */
  used: () => AsyncIterable<string>;
}

/**
 * Finds the pictures that nothing has: something has replaced them, or was never written. For a while, pages and backups that were
 * begun before still need them.
 */
export class UnusedPhotos {
  private readonly parts: Parts;
  /** Those that the last search has found and left. */
  private found = new Set<string>();

  constructor(parts: Parts) {
    this.parts = parts;
  }

  /** Removes the pictures that are unused now and were so the last time. Returns how many it has removed. */
  async remove(): Promise<number> {
    const unused = await this.search();
    const removed = [...unused].filter((name) => this.found.has(name));
    for (const name of removed) await this.parts.photos.remove(name);
    this.found = new Set([...unused].filter((name) => !this.found.has(name)));
    return removed.length;
  }

  private async search(): Promise<Set<string>> {
    const { photos, now, prefix, minAge, used } = this.parts;
    const before = new Date(now().getTime() - minAge);
    // The pictures are listed before what has them is read, so that what is written meanwhile keeps its pictures.
    const names = new Set(await photos.list(prefix, before));
    if (names.size === 0) return names;
    for await (const name of used()) names.delete(name);
    // One of them may have been stored again for something that is not written yet.
    const still = await photos.list(prefix, before);
    return new Set(still.filter((name) => names.has(name)));
  }
}
