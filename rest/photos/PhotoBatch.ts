import { randomUUID } from 'node:crypto';
import { cleanPhoto } from './cleanPhoto.ts';
import type { PhotoStore } from './photoStore.ts';

/** The photos of one request, kept one by one as they arrive until it is known whether the request is taken. */
export class PhotoBatch {
  /** The names under which they are kept, in the order in which they came. Nobody can guess one. */
  names: readonly string[] = [];
  private discarded = false;
  private readonly photos: PhotoStore;
  private readonly prefix: string;

  /** `prefix` starts each name, such as `sell-`. */
  constructor(photos: PhotoStore, prefix: string) {
    this.photos = photos;
    this.prefix = prefix;
  }

  /** Cleans the photo and keeps it. Throws `PhotoRefused` for one that is no photo. */
  async add(bytes: Buffer, fileName: string) {
    const clean = await cleanPhoto(bytes, fileName);
    const name = `${this.prefix}${randomUUID()}.jpg`;
    // Remembered first: a photo of which only a part could be written is discarded as well.
    this.names = [...this.names, name];
    await this.photos.put(name, clean);
    if (this.discarded) await this.discard();
  }

  /** Removes them, and whatever is still on its way. What cannot be removed now is swept at the next start. */
  async discard() {
    this.discarded = true;
    const { names } = this;
    this.names = [];
    await Promise.allSettled(names.map((name) => this.photos.remove(name)));
  }
}
