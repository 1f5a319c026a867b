import { randomUUID } from 'node:crypto';
import { cleanPhoto } from './cleanPhoto.ts';
import type { PhotoStore } from './photoStore.ts';

/** The photos of one request: each is stored on arrival, and all are discarded if the request is refused. */
export class PhotoBatch {
  /** The names of the stored photos, in the order of their arrival. They are random, so that nobody can guess one. */
  names: readonly string[] = [];
  private discarded = false;
  private readonly photos: PhotoStore;
  private readonly prefix: string;

  /** `prefix` is the beginning of each name, such as `sell-`. */
  constructor(photos: PhotoStore, prefix: string) {
    this.photos = photos;
    this.prefix = prefix;
  }

  /** Cleans the photo and stores it. Rejects with `InvalidPhoto` when it is none. */
  async add(bytes: Buffer, fileName: string) {
    const clean = await cleanPhoto(bytes, fileName);
    const name = `${this.prefix}${randomUUID()}.jpg`;
    // The name is added before the photo is written, so that a partly written photo is discarded too.
    this.names = [...this.names, name];
    await this.photos.put(name, clean);
    // `discard` was called during the write, when there was nothing to remove yet.
    if (this.discarded) await this.photos.remove(name);
  }

  /**
   * Removes the stored photos, and those that are still being stored. The next sweep removes those that cannot be removed
   * now.
   */
  async discard() {
    this.discarded = true;
    const { names } = this;
    this.names = [];
    await Promise.allSettled(names.map((name) => this.photos.remove(name)));
  }
}
