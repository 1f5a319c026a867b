import { createHash, createHmac, randomBytes } from 'node:crypto';
import type { StoredSecret } from '../../admin/tokenSecret.ts';
import type { Store } from '../../store/Collection.ts';
import { insertUnlessThere } from '../../store/insertUnlessThere.ts';
import type { ErasureFile } from './erasureFile.ts';
import type { StoredErasure } from './storedErasure.ts';

/** How the documents of `secrets` begin that are keys of erasures; the name of the key follows. */
const KEY = 'erasures-';

/** A record that was erased: its kind and its id. */
interface Erased {
  kind: string;
  id: string;
}

/** The same, and what is erased of it: what had begun until then, ISO 8601. */
export interface Erasure extends Erased {
  at: string;
}

export type ErasureList = ReturnType<typeof erasureList>;

/**
 * The list of what was erased, in the store and, where there is one, in a file beside it. It has keyed digests only. It grows
 * and never shrinks: a list that a restore has brought is joined with what was there, keys included.
 */
export function erasureList(store: Store, file?: ErasureFile) {
  const erasures = store.collection<StoredErasure>('erasures');
  const secrets = store.collection<StoredSecret>('secrets');

  /** The keys by their names: one, but for stores that were joined by restores. */
  async function keysOf(): Promise<ReadonlyMap<string, string>> {
    const all = await secrets.find({}, { sort: { _id: 1 } }).toArray();
    return new Map(
      all.filter(({ _id }) => _id.startsWith(KEY)).map(({ secret }) => [nameOf(secret), secret]),
    );
  }

  /** The key with which new erasures are written; it is made for the first one. */
  async function keyToWrite(): Promise<[name: string, key: string]> {
    const [known] = await keysOf();
    if (known) return known;
    const secret = randomBytes(32).toString('base64url');
    await insertUnlessThere(secrets, { _id: KEY + nameOf(secret), secret });
    await file?.append([{ key: secret }]);
    // Another process may have made one as well: all use the one that comes first.
    return keyToWrite();
  }

  /** Adds an erasure, or writes it over an earlier one of the same record. */
  async function put(erasure: StoredErasure) {
    const { _id, at } = erasure;
    if (await insertUnlessThere(erasures, erasure)) return;
    const known = await erasures.findOne({ _id });
    if (known && known.at < at) await erasures.replaceOne({ _id }, erasure);
  }

  /** Joins what the store and the file have. Writes only what one of them lacks: it is done at every start. */
  async function join() {
    if (!file) return;
    const { keys, erasures: inFile } = await file.read();
    const known = await keysOf();
    for (const secret of keys) {
      if (!known.has(nameOf(secret))) await insertUnlessThere(secrets, { _id: KEY + nameOf(secret), secret });
    }
    const stored = await erasures.find({}).toArray();
    const inStore = new Map(stored.map(({ _id, at }) => [_id, at]));
    for (const [_id, at] of inFile) {
      if ((inStore.get(_id) ?? '') < at) await put({ _id, at, doneAt: null });
    }
    const unknown = [...known.values()].filter((key) => !keys.includes(key));
    const missing = stored.filter(({ _id, at }) => (inFile.get(_id) ?? '') < at);
    await file.append([
      ...unknown.map((key) => ({ key })),
      ...missing.map(({ _id, at }) => ({ erased: _id, at })),
    ]);
  }

  return {
    /**
     * Adds records that are about to be erased. Settles when that is on disk: from then on, every start erases what is left of
     * them.
     */
    async add(records: readonly Erasure[]): Promise<void> {
      const [name, key] = await keyToWrite();
      const added = records.map((record) => ({ erased: digestOf(record, name, key), at: record.at }));
      for (const { erased: _id, at } of added) await put({ _id, at, doneAt: null });
      await file?.append(added);
    },

    /** Notes that nothing of records is left. */
    async finish(records: readonly Erased[], doneAt: string): Promise<void> {
      const keys = [...(await keysOf())];
      for (const record of records) {
        for (const [name, key] of keys)
          await erasures.updateOne({ _id: digestOf(record, name, key) }, { $set: { doneAt } });
      }
    },

    /** Begins anew, before another store is restored into this one: whatever was erased may come back. */
    async reopen(): Promise<void> {
      for (const { _id } of await erasures.find({}).toArray())
        await erasures.updateOne({ _id }, { $set: { doneAt: null } });
    },

    /** Adds what another store has, which is being restored into this one: what was done there is not done here. */
    async restore(restored: AsyncIterable<StoredErasure>): Promise<void> {
      for await (const erasure of restored) await put({ ...erasure, doneAt: null });
    },

    /** The keys, for backups. */
    keys: async (): Promise<StoredSecret[]> =>
      Array.from(await keysOf(), ([name, secret]) => ({ _id: KEY + name, secret })),

    /** Adds the key of a backup; false if the secret is another one. */
    async restoreKey(secret: StoredSecret): Promise<boolean> {
      if (!secret._id.startsWith(KEY)) return false;
      await insertUnlessThere(secrets, secret);
      return true;
    },

    /**
     * Joins the lists of the store and of the file, and returns a function that tells what is still to be erased: whether a
     * record was erased after it had begun (ISO 8601), and something of it may be left. Undefined if nothing was ever erased.
     * `isErased`: whether only a trace of the record is there.
     */
    async open() {
      await join();
      const all = new Map((await erasures.find({}).toArray()).map((erasure) => [erasure._id, erasure]));
      const keys = [...(await keysOf())];
      if (all.size === 0 || keys.length === 0) return undefined;
      return (record: Erased & { begunAt: string; isErased: boolean }): boolean =>
        keys.some(([name, key]) => {
          const erasure = all.get(digestOf(record, name, key));
          if (!erasure || erasure.at < record.begunAt) return false;
          return !record.isErased || erasure.doneAt === null;
        });
    },
  };
}

/** The name of a key, which tells nothing of it. */
function nameOf(key: string): string {
  return createHash('sha256').update(key).digest('hex').slice(0, 8);
}

function digestOf({ kind, id }: Erased, name: string, key: string): string {
  return `${name}-${createHmac('sha256', key).update(`${kind} ${id}`).digest('hex').slice(0, 40)}`;
}
