import { aggregate } from 'mingo';
import type { Filter, OptionalUnlessRequiredId } from 'mongodb';
import { setImmediate } from 'node:timers/promises';
import type { ChangeLog } from '../ChangeLog.ts';
import type { Collection, FindOptions, ReplaceCounts, Sort, Stored, WriteOperation } from '../Collection.ts';
import { compileFilter } from './compileFilter.ts';
import type { DocumentFile } from './DocumentFile.ts';
import type { EmbeddedFile } from './EmbeddedFile.ts';
import { idRange, idsInFilter } from './idsInFilter.ts';
import { LoadedDocuments } from './LoadedDocuments.ts';
import { sorted } from './sorted.ts';

/** How many documents a walk through the collection reads at once. */
const PART = 200;

/**
 * A collection of the embedded engine. Queries by `_id` or in the order of ids, and counts without a filter, read from
 * LMDB. Any other query loads the whole collection into memory, so it must be small.
 */
export class EmbeddedCollection<T extends Stored> implements Collection<T> {
  private readonly name: string;
  private readonly file: EmbeddedFile;
  private readonly documents: DocumentFile<T>;
  private readonly log: ChangeLog;
  private readonly loaded: LoadedDocuments<T>;
  private uniqueKeys: (keyof T)[][] = [];

  constructor(name: string, file: EmbeddedFile, documents: DocumentFile<T>, log: ChangeLog) {
    this.name = name;
    this.file = file;
    this.documents = documents;
    this.log = log;
    this.loaded = new LoadedDocuments(documents, () => log.follow(name));
  }

  find(filter: Filter<T>, options: FindOptions = {}) {
    return {
      toArray: async () => this.select(filter, options),
      [Symbol.asyncIterator]: () => this.walk(filter, options),
    };
  }

  async findOne(filter: Filter<T>) {
    return this.first(filter);
  }

  async countDocuments(filter: Filter<T>) {
    return Object.keys(filter).length === 0 ? this.documents.count() : this.matching(filter).length;
  }

  aggregate<R extends object>([match, ...stages]: [{ $match: Filter<T> }, ...object[]]) {
    return {
      toArray: async () =>
        // mingo types its results as plain records; the pipeline decides their shape.
        aggregate(this.matching(match.$match), stages as Record<string, unknown>[]) as R[],
    };
  }

  async insertOne(document: OptionalUnlessRequiredId<T>) {
    await this.write({ adds: true }, (written) => this.insert(document as T, written));
  }

  async replaceOne(filter: Filter<T>, replacement: T, { upsert = false } = {}) {
    return this.write({ adds: true }, (written) => this.replace(filter, replacement, upsert, written));
  }

  async updateOne(filter: Filter<T>, update: { $set: Partial<T> }) {
    return this.write({ adds: false }, (written) => {
      const old = this.first(filter);
      if (old) this.put({ ...old, ...update.$set }, written);
      return { matchedCount: old ? 1 : 0 };
    });
  }

  async deleteOne(filter: Filter<T>) {
    return this.write({ adds: false }, (written) => ({ deletedCount: this.remove(filter, written) }));
  }

  async bulkWrite(operations: WriteOperation<T>[]) {
    const adds = operations.some((operation) => !('deleteOne' in operation));
    return this.write({ adds }, (written) => {
      const counts = { insertedCount: 0, matchedCount: 0, upsertedCount: 0, deletedCount: 0 };
      for (const operation of operations) {
        if ('deleteOne' in operation) {
          counts.deletedCount += this.remove(operation.deleteOne.filter, written);
        } else if ('insertOne' in operation) {
          this.insert(operation.insertOne.document as T, written);
          counts.insertedCount += 1;
        } else {
          const { filter, replacement, upsert = false } = operation.replaceOne;
          // The type of the replacement has no id; the filter names it.
          const document = { ...replacement, _id: idsInFilter(filter)?.[0] } as T;
          const { matchedCount, upsertedCount } = this.replace(filter, document, upsert, written);
          counts.matchedCount += matchedCount;
          counts.upsertedCount += upsertedCount;
        }
      }
      return counts;
    });
  }

  async createIndex(keys: Sort, options: { unique?: boolean } = {}) {
    // The type of Object.keys loses the keys.
    if (options.unique) this.uniqueKeys.push(Object.keys(keys) as (keyof T)[]);
  }

  private select(filter: Filter<T>, { sort, skip = 0, limit = Infinity }: FindOptions): T[] {
    const range = sort && Object.keys(sort).join() === '_id' ? idRange(filter) : undefined;
    if (range) return this.documents.part(range, skip + limit, sort?._id === -1).slice(skip);
    const found = this.matching(filter);
    return sort ? sorted(found, sort, skip, limit) : found.slice(skip, skip + limit);
  }

  private async *walk(filter: Filter<T>, options: FindOptions) {
    const { sort = { _id: 1 }, skip = 0, limit } = options;
    const isWhole = skip === 0 && limit === undefined && Object.keys(sort).join() === '_id' && sort._id === 1;
    if (idsInFilter(filter) || !isWhole) return yield* this.select(filter, options);
    const matches = compileFilter(filter);
    for (let part = this.documents.part({ after: '' }, PART); part.length > 0;) {
      yield* part.filter(matches);
      // Lets other requests run before the walk ends.
      await setImmediate();
      part = this.documents.part({ after: part.at(-1)?._id ?? '' }, PART);
    }
  }

  private matching(filter: Filter<T>): T[] {
    const ids = idsInFilter(filter);
    const documents = ids
      ? [...new Set(ids)].flatMap((id) => this.documents.get(id) ?? [])
      : [...this.loaded.current().values()];
    if (Object.keys(filter).length === (ids ? 1 : 0)) return documents;
    return documents.filter(compileFilter(filter));
  }

  private first(filter: Filter<T>): T | null {
    return this.matching(filter)[0] ?? null;
  }

  /**
   * Runs `change`, which adds the ids that it writes to `written`. Settles when the documents and the log of ids are on
   * disk. `adds`: whether the store becomes larger.
   */
  private async write<R>(size: { adds: boolean }, change: (written: string[]) => R): Promise<R> {
    try {
      return await this.file.transaction(() => {
        const written: string[] = [];
        const result = change(written);
        this.log.append(this.name, written);
        return result;
      }, size);
    } catch (error) {
      this.loaded.forget();
      throw error;
    }
  }

  private insert(document: T, written: string[]) {
    if (this.documents.has(document._id)) throw duplicateKey('_id');
    this.put(document, written);
  }

  private replace(filter: Filter<T>, replacement: T, upsert: boolean, written: string[]): ReplaceCounts {
    const old = this.first(filter);
    if (old) this.put({ ...replacement, _id: old._id }, written);
    // As in MongoDB, one that is there but not as the filter asks is not overwritten.
    else if (upsert) this.insert(replacement, written);
    return { matchedCount: old ? 1 : 0, upsertedCount: !old && upsert ? 1 : 0 };
  }

  private put(document: T, written: string[]) {
    for (const keys of this.uniqueKeys) {
      const same = Object.fromEntries(keys.map((key) => [key, document[key]])) as Filter<T>;
      if (this.matching(same).some((other) => other._id !== document._id)) {
        throw duplicateKey(keys.join(', '));
      }
    }
    this.documents.put(document);
    written.push(document._id);
  }

  private remove(filter: Filter<T>, written: string[]): number {
    const old = this.first(filter);
    if (!old) return 0;
    this.documents.remove(old._id);
    written.push(old._id);
    return 1;
  }
}

/** The error for a unique key that is taken, with the code that MongoDB uses. */
function duplicateKey(keys: string): Error {
  return Object.assign(new Error(`Another document has the same ${keys}`), { code: 11000 });
}
