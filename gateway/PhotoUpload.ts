import type { Writable } from 'node:stream';
import type { FileUpload } from 'graphql-upload/processRequest.mjs';

/** A photo that was uploaded: rejects when it was not in the request. `capacitor`: what has written it to the disk. */
export type PhotoUpload = Promise<FileUpload & { capacitor: Writable }>;
