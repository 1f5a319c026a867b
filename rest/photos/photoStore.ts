import type { Readable } from 'node:stream';

/** A stored picture, ready to be sent. */
export interface Photo {
  stream: Readable;
  /** Bytes. */
  size: number;
}

/** Stores pictures by name: on disk (`diskPhotos`), or in GridFS where MongoDB is the store (`gridPhotos`). */
export interface PhotoStore {
  /** Stores `bytes` under `name`; settles when they are stored safely. An older picture of that name is replaced. */
  put(name: string, bytes: Uint8Array): Promise<void>;
  get(name: string): Promise<Photo | undefined>;
  remove(name: string): Promise<void>;
  /** The names that start with `prefix` of the pictures stored before `before`. */
  list(prefix: string, before: Date): Promise<string[]>;
  /**
   * Removes the unfinished files of each `put` that began before `before` and whose process ended before it was done.
   * Gives how many there were.
   */
  removeUnfinished(before: Date): Promise<number>;
}

/** Names that are accepted: plain file names with an extension that is served, never a path. */
export const photoName = /^[a-z0-9][a-z0-9-]{0,120}\.(jpg|png|svg)$/;

/** Starts the names of photos that visitors sent with the offer of a car. They are personal: none is ever served. */
export const SELL_PHOTO = 'sell-';
