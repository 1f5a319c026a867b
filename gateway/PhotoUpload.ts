import type { FileUpload } from 'graphql-upload/processRequest.mjs';

/** A photo that is being uploaded: resolves when its part of the request begins; rejects when the request is aborted. */
export type PhotoUpload = Promise<FileUpload>;
