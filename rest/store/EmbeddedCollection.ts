import type { Database } from 'lmdb';
import { LRUCache } from 'lru-cache';
import { aggregate, Query } from 'mingo';
import type { Filter, OptionalUnlessRequiredId } from 'mongodb';
import type { Collection, FindOptions, Sort, Stored } from './Collection.ts';
import { sorted } from './sorted.ts';

/** Where a collection counts its writes: a process that sees a count it did not write reads the file again. */
const WRITES = Symbol.for('writes');

/** A collection of the embedded engine: all of it in memory for reading, each write in LMDB before it counts. */
export class EmbeddedCollection<T extends Stored> implements Collection<T> {
  private readonly file: Database<T | number, string | symbol>;
  private documents = new Map<string, T>();
  /** What the latest filters have found, until something is written. */
  private readonly matches = new LRUCache<string, readonly T[]>({ max: 64 });
  private writes = -1;
  private uniqueKeys: string[][] = [];

  constructor(file: Database<T | number, string | symbol>) {
    this.file = file;
  }

  find(filter: Filter<T>, options: FindOptions = {}) {
    const { sort, skip = 0, limit = Infinity } = options;
    return {
      toArray: async () => {
        const found = this.matching(filter);
        return sort ? sorted(found, sort, skip, limit) : found.slice(skip, skip + limit);
      },
    };
  }

  async findOne(filter: Filter<T>) {
    return this.first(filter);
  }

  async countDocuments(filter: Filter<T>) {
    return this.matching(filter).length;
  }

  aggregate<R extends object>([match, ...stages]: [{ $match: Filter<T> }, ...object[]]) {
    return {
      toArray: async () =>
        // mingo types its answers as plain records; the pipeline decides their shape.
        aggregate(this.matching(match.$match), stages as Record<string, unknown>[]) as R[],
    };
  }

  async insertOne(document: OptionalUnlessRequiredId<T>) {
    await this.write(() => this.put(document as T, 'insert'));
  }

  async replaceOne(filter: Filter<T>, replacement: T, options: { upsert?: boolean } = {}) {
    await this.write(() => {
      const old = this.first(filter);
      if (old || options.upsert) this.put({ ...replacement, _id: old?._id ?? replacement._id }, 'replace');
    });
  }

  async updateOne(filter: Filter<T>, update: { $set: Partial<T> }) {
    return this.write(() => {
      const old = this.first(filter);
      if (old) this.put({ ...old, ...update.$set }, 'replace');
      return { matchedCount: old ? 1 : 0 };
    });
  }

  async deleteOne(filter: Filter<T>) {
    return this.write(() => {
      const old = this.first(filter);
      if (old) {
        void this.file.remove(old._id);
        this.documents.delete(old._id);
      }
      return { deletedCount: old ? 1 : 0 };
    });
  }

  async createIndex(keys: Sort, options: { unique?: boolean } = {}) {
    if (options.unique) this.uniqueKeys.push(Object.keys(keys));
  }

  /** The documents under a filter; a list, its length and its facets ask for the same ones. */
  private matching(filter: Filter<T>): readonly T[] {
    const documents = this.current();
    const key = JSON.stringify(filter);
    const known = this.matches.get(key);
    if (known) return known;
    // mingo spells the type of a filter its own way; the language is the same.
    const query = new Query(filter as Record<string, unknown>);
    const found = [...documents.values()].filter((document) =>
      query.test(document as Record<string, unknown>),
    );
    this.matches.set(key, found);
    return found;
  }

  private first(filter: Filter<T>): T | null {
    if (typeof filter._id === 'string' && Object.keys(filter).length === 1) {
      return this.current().get(filter._id) ?? null;
    }
    return this.matching(filter)[0] ?? null;
  }

  /** The documents as they are on disk, also when another process (an import) has written to them. */
  private current(): Map<string, T> {
    // LMDB reads from one snapshot for a turn of the event loop; a write of another process may be newer.
    this.file.resetReadTxn();
    const writes = (this.file.get(WRITES) as number | undefined) ?? 0;
    if (writes !== this.writes) {
      this.documents = new Map();
      this.matches.clear();
      for (const { key, value } of this.file.getRange()) {
        if (typeof key === 'string') this.documents.set(key, deepFreeze(value as T));
      }
      this.writes = writes;
    }
    return this.documents;
  }

  /** Runs `change` alone among all processes and settles when it is on disk. */
  private async write<R>(change: () => R): Promise<R> {
    try {
      const result = await this.file.transaction(() => {
        this.current();
        const done = change();
        this.matches.clear();
        this.writes += 1;
        void this.file.put(WRITES, this.writes);
        return done;
      });
      await this.file.flushed;
      return result;
    } catch (error) {
      this.writes = -1;
      throw error;
    }
  }

  private put(document: T, kind: 'insert' | 'replace') {
    if (kind === 'insert' && this.documents.has(document._id)) throw new DuplicateKeyError('_id');
    for (const keys of this.uniqueKeys) {
      const same = this.matching(
        Object.fromEntries(keys.map((key) => [key, document[key as keyof T]])) as Filter<T>,
      );
      if (same.some((other) => other._id !== document._id)) throw new DuplicateKeyError(keys.join(', '));
    }
    void this.file.put(document._id, document);
    this.documents.set(document._id, deepFreeze(document));
  }
}

/** Raised, with MongoDB's own code, when a unique key is taken. */
class DuplicateKeyError extends Error {
  readonly code = 11000;

  constructor(keys: string) {
    super(`Another document has the same ${keys}`);
  }
}

function deepFreeze<V>(value: V): V {
  if (typeof value === 'object' && value !== null && !Object.isFrozen(value)) {
    Object.freeze(value);
    Object.values(value).forEach(deepFreeze);
  }
  return value;
}
