import type { Writable } from 'node:stream';
import type { FileUpload } from 'graphql-upload/processRequest.mjs';

/** What is known of a file while it is written to the disk, without reading it. */
export interface WrittenBytes {
  /** Bytes. */
  size: number;
  /** The first ones, which tell the type of the file. */
  start: Buffer;
}

/**
 * A photo that was uploaded: rejects when it was not in the request. `capacitor`: what has written it to the disk, at
 * `_path`, which fs-capacitor tells nobody else. A file of the media type application/octet-stream may have no name.
 */
export type PhotoUpload = Promise<
  Omit<FileUpload, 'filename'> & {
    filename?: string;
    capacitor: Writable & WrittenBytes & { readonly _path: string };
  }
>;
