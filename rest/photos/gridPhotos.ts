import { type Db, GridFSBucket, ObjectId } from 'mongodb';
import { finished } from 'node:stream/promises';
import type { PhotoStore } from './photoStore.ts';

/** How many pictures are looked up at once. */
const BATCH = 1000;

const idAt = (time: Date) => ObjectId.createFromTime(Math.floor(time.getTime() / 1000));

/** Stores pictures in GridFS, in the bucket `photos` of `database`. */
export function gridPhotos(database: Db): PhotoStore {
  const bucket = new GridFSBucket(database, { bucketName: 'photos' });
  const chunks = database.collection<{ files_id: ObjectId }>('photos.chunks');
  /** Everything older was looked through by this process. */
  let checkedUntil = new Date(0);

  async function versions(name: string) {
    return bucket.find({ filename: name }, { sort: { uploadDate: -1 } }).toArray();
  }

  async function withoutFile(ids: ObjectId[]) {
    const files = await bucket.find({ _id: { $in: ids } }, { projection: { _id: 1 } }).toArray();
    const whole = new Set(files.map(({ _id }) => String(_id)));
    return ids.filter((id) => !whole.has(String(id)));
  }

  return {
    // The disk of a database is its operator's to watch.
    checkRoom() {},
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
      const made = { $gte: idAt(checkedUntil), $lt: idAt(before) };
      const parts = chunks.find({ files_id: made }, { projection: { files_id: 1 }, sort: { files_id: 1 } });
      const drafts: ObjectId[] = [];
      let ids: ObjectId[] = [];
      for await (const { files_id: id } of parts) {
        if (!ids.at(-1)?.equals(id)) ids.push(id);
        if (ids.length < BATCH) continue;
        drafts.push(...(await withoutFile(ids)));
        ids = [];
      }
      drafts.push(...(await withoutFile(ids)));
      for (const id of drafts) await chunks.deleteMany({ files_id: id });
      checkedUntil = before;
      return new Set(drafts.map(String)).size;
    },
  };
}
