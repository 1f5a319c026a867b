import type { DeleteOneModel, Filter, OptionalUnlessRequiredId, ReplaceOneModel } from 'mongodb';
import type { RateLimiterAbstract } from 'rate-limiter-flexible';
import type { ChangeFeed } from './ChangeFeed.ts';

/** Every stored document has a string id. */
export interface Stored {
  _id: string;
}

export type Sort = Record<string, 1 | -1>;

export interface FindOptions {
  /** Keys in order of importance. Without it the order is the engine's own. */
  sort?: Sort;
  skip?: number;
  limit?: number;
  /** The fields that the caller reads, each with 1. An engine may give the others as well. */
  projection?: Record<string, 1>;
}

/** What a filter finds: all at once, or one after the other, so that the whole is never in memory. */
export interface Found<T> extends AsyncIterable<T> {
  toArray(): Promise<T[]>;
}

/** One write of several that are sent together. Its filter names the document by `_id`. */
export type WriteOperation<T extends Stored> =
  { replaceOne: ReplaceOneModel<T> } | { deleteOne: DeleteOneModel<T> };

/**
 * The part of the MongoDB driver's `Collection` that this project uses. The driver satisfies it as it is;
 * `EmbeddedCollection` is the other engine. Answers are to be read, never changed in place.
 *
 * Operators that every engine answers alike: $and, $or, $in, $nin, $ne, $gte, $lte, $lt, $gt, $regex in
 * filters; $set in updates; $match and $group with $sum in pipelines.
 */
export interface Collection<T extends Stored> {
  find(filter: Filter<T>, options?: FindOptions): Found<T>;
  findOne(filter: Filter<T>): Promise<T | null>;
  countDocuments(filter: Filter<T>): Promise<number>;
  /** The first stage says which documents. */
  aggregate<R extends object>(pipeline: [{ $match: Filter<T> }, ...object[]]): { toArray(): Promise<R[]> };
  /** Throws an error with `code` 11000 when the id, or a key of a unique index, is taken. */
  insertOne(document: OptionalUnlessRequiredId<T>): Promise<unknown>;
  replaceOne(filter: Filter<T>, replacement: T, options?: { upsert?: boolean }): Promise<unknown>;
  updateOne(filter: Filter<T>, update: { $set: Partial<T> }): Promise<{ matchedCount: number }>;
  deleteOne(filter: Filter<T>): Promise<{ deletedCount: number }>;
  /** Does the operations in their order; one at least. What fails in the middle may leave the first ones done. */
  bulkWrite(operations: WriteOperation<T>[]): Promise<unknown>;
  createIndex(keys: Sort, options?: { unique?: boolean }): Promise<unknown>;
}

/** Is called with what fails in the background. */
export interface StoreLog {
  warn(details: object, line: string): void;
}

/** The documents of a store as they are at one moment, as far as the engine can tell. */
export interface Snapshot {
  /** All documents of a collection, as they are stored, in the order of their ids. */
  documents(name: string): AsyncIterable<Stored>;
  close(): Promise<void>;
}

/** How much one key may consume, and after how many seconds its count begins anew. */
export interface RateLimit {
  points: number;
  seconds: number;
}

/** An open store: collections by name. Every promise of a write settles when the write is on disk. */
export interface Store {
  /** Whether filters and sorts are answered by indexes of the engine, without reading every document. */
  readonly hasIndexes: boolean;
  /** `followed`: its writes can be followed; each of them must name its documents by `_id`. */
  collection<T extends Stored>(name: string, options?: { followed?: boolean }): Collection<T>;
  /** Follows the writes of a collection. What cannot be read is logged to `log` and tried again. */
  follow(name: string, log: StoreLog): Promise<ChangeFeed>;
  /**
   * Counts by key, each anew after `seconds`, and refuses what is above `points`: all processes that have the store open
   * together. Where one has the store for itself, in its memory.
   */
  limiter(name: string, limit: RateLimit): Promise<RateLimiterAbstract>;
  /** Others may go on writing. `folder` is made for what the snapshot takes on the disk, and removed when it is closed. */
  snapshot(folder: string): Promise<Snapshot>;
  /** Rejects when the store cannot answer. */
  ping(): Promise<void>;
  close(): Promise<void>;
}
