import { randomUUID } from 'node:crypto';
import { cleanPhoto } from './cleanPhoto.ts';
import type { PhotoStore } from './photoStore.ts';

/** The photos of one request: each is stored when it arrives, and all are discarded if the request is refused. */
export class PhotoBatch {
  /** The names under which they are stored, in the order in which they arrived. They are random: nobody can guess one. */
  names: readonly string[] = [];
  private discarded = false;
  private readonly photos: PhotoStore;
  private readonly prefix: string;

  /** `prefix` starts each name, such as `sell-`. */
  constructor(photos: PhotoStore, prefix: string) {
    this.photos = photos;
    this.prefix = prefix;
  }

  /** Cleans the photo and stores it. Throws `InvalidPhoto` for one that is no photo. */
  async add(bytes: Buffer, fileName: string) {
    const clean = await cleanPhoto(bytes, fileName);
    const name = `${this.prefix}${randomUUID()}.jpg`;
    // The name is added before the photo is written: one that was written in part is discarded, too.
    this.names = [...this.names, name];
    await this.photos.put(name, clean);
    // `discard` came while it was being written, and found nothing to remove yet.
    if (this.discarded) await this.photos.remove(name);
  }

  /** Removes the stored photos, and those that are still being stored. What cannot be removed now, the next sweep removes. */
  async discard() {
    this.discarded = true;
    const { names } = this;
    this.names = [];
    await Promise.allSettled(names.map((name) => this.photos.remove(name)));
  }
}
