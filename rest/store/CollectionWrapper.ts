import type { Filter, OptionalUnlessRequiredId } from 'mongodb';
import type { Collection, FindOptions, Found, Sort, Stored, WriteOperation } from './Collection.ts';

/** A collection that passes every call on to another one. A subclass changes what some of the calls do. */
export class CollectionWrapper<T extends Stored> implements Collection<T> {
  protected readonly collection: Collection<T>;

  constructor(collection: Collection<T>) {
    this.collection = collection;
  }

  find(filter: Filter<T>, options?: FindOptions): Found<T> {
    return this.collection.find(filter, options);
  }

  findOne(filter: Filter<T>): Promise<T | null> {
    return this.collection.findOne(filter);
  }

  countDocuments(filter: Filter<T>) {
    return this.collection.countDocuments(filter);
  }

  aggregate<R extends object>(pipeline: [{ $match: Filter<T> }, ...object[]]) {
    return this.collection.aggregate<R>(pipeline);
  }

  insertOne(document: OptionalUnlessRequiredId<T>): Promise<unknown> {
    return this.collection.insertOne(document);
  }

  replaceOne(filter: Filter<T>, replacement: T, options?: { upsert?: boolean }) {
    return this.collection.replaceOne(filter, replacement, options);
  }

  updateOne(filter: Filter<T>, update: { $set: Partial<T> }) {
    return this.collection.updateOne(filter, update);
  }

  deleteOne(filter: Filter<T>) {
    return this.collection.deleteOne(filter);
  }

  bulkWrite(operations: WriteOperation<T>[]) {
    return this.collection.bulkWrite(operations);
  }

  createIndex(keys: Sort, options?: { unique?: boolean }) {
    return this.collection.createIndex(keys, options);
  }
}
