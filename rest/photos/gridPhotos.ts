import { type Db, GridFSBucket } from 'mongodb';
import { finished } from 'node:stream/promises';
import type { PhotoStore } from './photoStore.ts';

/** Pictures in GridFS, in the bucket `photos` of `database`. */
export function gridPhotos(database: Db): PhotoStore {
  const bucket = new GridFSBucket(database, { bucketName: 'photos' });

  async function versions(name: string) {
    return bucket.find({ filename: name }, { sort: { uploadDate: -1 } }).toArray();
  }

  return {
    async put(name, bytes) {
      const older = await versions(name);
      await finished(bucket.openUploadStream(name).end(bytes));
      for (const file of older) await bucket.delete(file._id);
    },
    async get(name) {
      const [file] = await versions(name);
      return file && { stream: bucket.openDownloadStream(file._id), size: file.length };
    },
    async remove(name) {
      for (const file of await versions(name)) await bucket.delete(file._id);
    },
  };
}
