import { type Db, GridFSBucket, ObjectId } from 'mongodb';
import { finished } from 'node:stream/promises';
import type { PhotoStore } from './photoStore.ts';

/** Stores pictures in GridFS, in the bucket `photos` of `database`. */
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
    async list(prefix, before) {
      const files = await bucket
        .find({ filename: { $gte: prefix, $lt: `${prefix}\uffff` }, uploadDate: { $lt: before } })
        .toArray();
      return [...new Set(files.map(({ filename }) => filename))];
    },
    async removeUnfinished(before) {
      // The chunks of a file are written before the file itself; an id contains the time at which it was made.
      const parts = database.collection<{ files_id: ObjectId }>('photos.chunks');
      const made = { $lt: ObjectId.createFromTime(before.getTime() / 1000) };
      const whole = new Set((await bucket.find({ _id: made }).toArray()).map(({ _id }) => String(_id)));
      const ids = await parts.distinct('files_id', { files_id: made });
      const drafts = ids.filter((id) => !whole.has(String(id)));
      for (const id of drafts) await parts.deleteMany({ files_id: id });
      return drafts.length;
    },
  };
}
