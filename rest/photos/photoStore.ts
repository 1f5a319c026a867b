import type { Readable } from 'node:stream';

/** A kept picture, ready to be sent. */
export interface Photo {
  stream: Readable;
  /** Bytes. */
  size: number;
}

/** Keeps pictures by name: on disk (`diskPhotos`), or in GridFS where MongoDB is the store (`gridPhotos`). */
export interface PhotoStore {
  /** Keeps `bytes` under `name`; settles when they are safe. An older picture of that name is replaced. */
  put(name: string, bytes: Uint8Array): Promise<void>;
  get(name: string): Promise<Photo | undefined>;
  remove(name: string): Promise<void>;
}

/** Names that are kept: plain file names with an extension that is served, never a path. */
export const photoName = /^[a-z0-9][a-z0-9-]{0,120}\.(jpg|png|svg)$/;
