import { promisify } from 'node:util';
import { gunzip, gzip } from 'node:zlib';
import type { Store, Stored } from '../store/Collection.ts';
import type { StoredPart } from './importCollections.ts';
import { partId, removeParts, runIdOf } from './partsOfRun.ts';

const [compress, decompress] = [promisify(gzip), promisify(gunzip)];

/** How many bytes of a file are one document: compressed, they are a fifth. */
const PART = 1024 * 1024;
/** How many parts are read at once. */
const READ_AT_ONCE = 8;

/**
 * The files to be imported. They are in the store itself, as another process or another machine imports them, and compressed, as a
 * CSV file becomes five to ten times smaller.
 */
export function importFiles(store: Store) {
  const parts = store.collection<StoredPart>('importFiles');
  return {
    /**
     * Stores what arrives, and returns its size and its first part. Rejects with the errors of `chunks`; what has been stored by then
     * is removed.
     */
    async store(runId: string, chunks: AsyncIterable<Buffer>): Promise<{ size: number; head: Buffer }> {
      let [size, number] = [0, 0];
      let head: Buffer | undefined;
      let waiting: Buffer[] = [];
      let length = 0;
      async function storePart() {
        const bytes = Buffer.concat(waiting);
        [waiting, length] = [[], 0];
        head ??= bytes;
        number += 1;
        await parts.insertOne({
          _id: partId(runId, number),
          gzip: (await compress(bytes)).toString('base64'),
        });
      }
      try {
        for await (const chunk of chunks) {
          waiting.push(chunk);
          length += chunk.length;
          size += chunk.length;
          if (length >= PART) await storePart();
        }
        if (length > 0) await storePart();
        return { size, head: head ?? Buffer.alloc(0) };
      } catch (error) {
        await removeParts(store.collection<Stored>('importFiles'), runId);
        throw error;
      }
    },

    /** The whole file; `size` as it was stored. Empty where it was removed, or a part of it. */
    async read(runId: string, size: number): Promise<Buffer> {
      const bytes = Buffer.allocUnsafe(size);
      let at = 0;
      for (let number = 1; ; number += READ_AT_ONCE) {
        const before = partId(runId, number - 1);
        const filter = { _id: { $gt: before, $lt: partId(runId, number + READ_AT_ONCE) } };
        const found = await parts.find(filter, { sort: { _id: 1 } }).toArray();
        for (const part of found) at += (await decompress(Buffer.from(part.gzip, 'base64'))).copy(bytes, at);
        if (found.length < READ_AT_ONCE) return bytes.subarray(0, at === size ? size : 0);
      }
    },

    /** The imports before `runId` of which something is stored. */
    async before(runId: string): Promise<Set<string>> {
      const found = await parts.find({ _id: { $lt: runId } }, { projection: { _id: 1 } }).toArray();
      return new Set(found.map(({ _id }) => runIdOf(_id)));
    },

    remove: (runId: string) => removeParts(store.collection<Stored>('importFiles'), runId),
  };
}
