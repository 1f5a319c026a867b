import type { Filter, OptionalUnlessRequiredId } from 'mongodb';
import type { Collection, Stored, WriteOperation } from '../Collection.ts';
import { CollectionWrapper } from '../CollectionWrapper.ts';
import { idsInFilter } from '../embedded/idsInFilter.ts';

/** Makes a write of the documents with these ids and notifies the collection's followers. */
export type NotifyWrite = <R>(ids: readonly string[], write: () => Promise<R>) => Promise<R>;

/**
 * A collection whose followers are notified of every write. Rejects with `TypeError` for a write that names no document
 * by `_id`.
 */
export class FollowedCollection<T extends Stored> extends CollectionWrapper<T> {
  private readonly notify: NotifyWrite;

  constructor(collection: Collection<T>, notify: NotifyWrite) {
    super(collection);
    this.notify = notify;
  }

  override async insertOne(document: OptionalUnlessRequiredId<T>) {
    return this.notify([(document as T)._id], () => this.collection.insertOne(document));
  }

  override async replaceOne(filter: Filter<T>, replacement: T, options?: { upsert?: boolean }) {
    return this.notify(named(filter), () => this.collection.replaceOne(filter, replacement, options));
  }

  override async updateOne(filter: Filter<T>, update: { $set: Partial<T> }) {
    return this.notify(named(filter), () => this.collection.updateOne(filter, update));
  }

  override async deleteOne(filter: Filter<T>) {
    return this.notify(named(filter), () => this.collection.deleteOne(filter));
  }

  override async bulkWrite(operations: WriteOperation<T>[]) {
    return this.notify(operations.flatMap(writtenBy), () => this.collection.bulkWrite(operations));
  }
}

function writtenBy<T extends Stored>(operation: WriteOperation<T>): readonly string[] {
  // The type of a document to insert leaves its id open.
  if ('insertOne' in operation) return [(operation.insertOne.document as T)._id];
  return named(('deleteOne' in operation ? operation.deleteOne : operation.replaceOne).filter);
}

function named<T>(filter: Filter<T>): readonly string[] {
  const ids = idsInFilter(filter);
  if (!ids) throw new TypeError('A write to a followed collection must name its documents by _id');
  return ids;
}
