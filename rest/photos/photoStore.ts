import type { Readable } from 'node:stream';

/** A stored picture, ready to be sent. */
export interface Photo {
  stream: Readable;
  /** Bytes. */
  size: number;
}

/** Stores pictures by name: on disk (`diskPhotos`), or in GridFS if MongoDB is the store (`gridPhotos`). */
export interface PhotoStore {
  /** Throws `DiskFull` where no picture can be stored at the moment. Called before the bytes of one are received. */
  checkRoom(): void;
  /** Stores `bytes` as `name` and replaces an older picture of that name; settles when they are stored safely. */
  put(name: string, bytes: Uint8Array): Promise<void>;
  get(name: string): Promise<Photo | undefined>;
  remove(name: string): Promise<void>;
  /** The names, beginning with `prefix`, of the pictures stored before `before`. */
  list(prefix: string, before: Date): Promise<string[]>;
  /**
   * Removes the files of every `put` that began before `before` and was not finished, as its process ended. Returns how
   * many there were.
   */
  removeUnfinished(before: Date): Promise<number>;
}

/** The accepted names: plain file names with a served extension, never a path. */
export const photoName = /^[a-z0-9][a-z0-9-]{0,120}\.(jpg|png|svg)$/;

/**
 * The beginning of the names of photos that visitors sent with the offer of a car. They are personal, so none is ever
 * served.
 */
export const SELL_PHOTO = 'sell-';

/** Whether a name is that of a picture that anybody may see. */
export function isShown(name: string): boolean {
  return photoName.test(name) && !name.startsWith(SELL_PHOTO);
}

/** The beginning of the names of pictures of cars that were imported. */
export const STOCK_PHOTO = 'stock-';

/** The beginning of the names of portraits of the people who sell cars. */
export const PERSON_PHOTO = 'person-';
/** The beginning of the names of pictures above articles that the staff has added. */
export const ARTICLE_PHOTO = 'article-';
