import type {
  DeleteOneModel,
  Filter,
  InsertOneModel,
  OptionalUnlessRequiredId,
  ReplaceOneModel,
} from 'mongodb';
import type { RateLimiterAbstract } from 'rate-limiter-flexible';

/** Every stored document has a string id. */
export interface Stored {
  _id: string;
}

export type Sort = Record<string, 1 | -1>;

export interface FindOptions {
  /** Keys in order of importance. Without it, the engine chooses the order. */
  sort?: Sort;
  skip?: number;
  limit?: number;
  /** The fields that the caller reads, each with 1. An engine may return others as well. */
  projection?: Record<string, 1>;
}

/** The documents that a filter finds: all at once, or one by one, so that they are never all in memory. */
export interface Found<T> extends AsyncIterable<T> {
  toArray(): Promise<T[]>;
}

/** One of several writes that are sent together. It names its document by `_id`. */
export type WriteOperation<T extends Stored> =
  { insertOne: InsertOneModel<T> } | { replaceOne: ReplaceOneModel<T> } | { deleteOne: DeleteOneModel<T> };

/** What a replacement has done. A document that its filter has found counts even if it was the same already. */
export interface ReplaceCounts {
  matchedCount: number;
  /** How many documents were added, as the filter has found none. */
  upsertedCount: number;
}

/** What several writes have done together. */
export interface WriteCounts extends ReplaceCounts {
  insertedCount: number;
  deletedCount: number;
}

/**
 * The part of the MongoDB driver's `Collection` that this project uses. The driver implements it as it is;
 * `EmbeddedCollection` is the other engine. Never change a returned document in place.
 *
 * Operators that work alike in every engine: $and, $or, $in, $nin, $ne, $gte, $lte, $lt, $gt, $regex in filters; $set in
 * updates; $match and $group with $sum in pipelines.
 */
export interface Collection<T extends Stored> {
  find(filter: Filter<T>, options?: FindOptions): Found<T>;
  findOne(filter: Filter<T>): Promise<T | null>;
  countDocuments(filter: Filter<T>): Promise<number>;
  /** The first stage selects the documents. */
  aggregate<R extends object>(pipeline: [{ $match: Filter<T> }, ...object[]]): { toArray(): Promise<R[]> };
  /** Rejects with an error of `code` 11000 when the id, or a key of a unique index, is taken. */
  insertOne(document: OptionalUnlessRequiredId<T>): Promise<unknown>;
  /**
   * With `upsert`, it adds the document where the filter finds none, and rejects where the filter names the id of one that is
   * otherwise not as it asks: it never overwrites that one.
   */
  replaceOne(filter: Filter<T>, replacement: T, options?: { upsert?: boolean }): Promise<ReplaceCounts>;
  updateOne(filter: Filter<T>, update: { $set: Partial<T> }): Promise<{ matchedCount: number }>;
  deleteOne(filter: Filter<T>): Promise<{ deletedCount: number }>;
  /** Does the operations (at least one) in their order. When one is refused, as above, those before it may stay done. */
  bulkWrite(operations: WriteOperation<T>[]): Promise<WriteCounts>;
  createIndex(keys: Sort, options?: { unique?: boolean }): Promise<unknown>;
}

/** Tells which documents of one collection were written, by this process or another. */
export interface ChangeFeed {
  /**
   * The ids of the documents that were written or deleted since the last call, oldest first, perhaps with repetitions.
   * Undefined at the first call, and when the ids are no longer known: then read the whole collection. The writes are
   * complete: a document that is read afterwards is as new as the change, or newer.
   */
  take(): readonly string[] | undefined;
  close(): Promise<void>;
}

/** Logs failures in the background. */
export interface StoreLog {
  warn(details: object, line: string): void;
}

/** The documents of a store as they are at one moment, as far as the engine can tell. */
export interface Snapshot {
  /** All documents of a collection, as they are stored, in the order of their ids. */
  documents(name: string): AsyncIterable<Stored>;
  close(): Promise<void>;
}

/** How many points one key may consume, and after how many seconds its count starts again. */
export interface RateLimit {
  points: number;
  seconds: number;
}

/** An open store: collections by name. The promise of a write settles when the write is on disk. */
export interface Store {
  /** Whether the engine's indexes answer filters and sorts, without reading every document. */
  readonly hasIndexes: boolean;
  /** `followed`: its writes can be followed; each must name its documents by `_id`. */
  collection<T extends Stored>(name: string, options?: { followed?: boolean }): Collection<T>;
  /** Follows the writes of a collection. A failure to read them is logged to `log`, and reading is tried again. */
  follow(name: string, log: StoreLog): Promise<ChangeFeed>;
  /**
   * A rate limiter: counts by key, starts each count again after `seconds`, and refuses what is above `points`. All
   * processes that have the store open share the counts; the embedded store counts in the memory of one process.
   */
  limiter(name: string, limit: RateLimit): Promise<RateLimiterAbstract>;
  /** Takes a snapshot; others may go on writing. `folder` is made for the snapshot's files, and removed when it is closed. */
  snapshot(folder: string): Promise<Snapshot>;
  /** Rejects when the store cannot answer, or does not within a second. */
  ping(): Promise<void>;
  close(): Promise<void>;
}
