import { type Span, SpanKind, SpanStatusCode, trace } from '@opentelemetry/api';
import type { Filter, OptionalUnlessRequiredId } from 'mongodb';
import type { Collection, FindOptions, Found, Store, Stored, WriteOperation } from './Collection.ts';
import { CollectionWrapper } from './CollectionWrapper.ts';

const tracer = trace.getTracer('store');

/**
 * The store with an OpenTelemetry span around every read and write of a request. Spans name the collection and contain no
 * values.
 */
export function tracedStore(store: Store): Store {
  return {
    hasIndexes: store.hasIndexes,
    collection: <T extends Stored>(name: string, options?: { followed?: boolean }) =>
      new TracedCollection<T>(store.collection<T>(name, options), name),
    follow: (name, log) => store.follow(name, log),
    limiter: (name, limit) => store.limiter(name, limit),
    snapshot: (folder) => store.snapshot(folder),
    ping: () => store.ping(),
    close: () => store.close(),
  };
}

class TracedCollection<T extends Stored> extends CollectionWrapper<T> {
  private readonly name: string;

  constructor(collection: Collection<T>, name: string) {
    super(collection);
    this.name = name;
  }

  override find(filter: Filter<T>, options?: FindOptions): Found<T> {
    const found = this.collection.find(filter, options);
    return {
      toArray: () => this.trace('find', () => found.toArray()),
      [Symbol.asyncIterator]: () => found[Symbol.asyncIterator](),
    };
  }

  override findOne(filter: Filter<T>) {
    return this.trace('findOne', () => this.collection.findOne(filter));
  }

  override countDocuments(filter: Filter<T>) {
    return this.trace('countDocuments', () => this.collection.countDocuments(filter));
  }

  override aggregate<R extends object>(pipeline: [{ $match: Filter<T> }, ...object[]]) {
    const found = this.collection.aggregate<R>(pipeline);
    return { toArray: () => this.trace('aggregate', () => found.toArray()) };
  }

  override insertOne(document: OptionalUnlessRequiredId<T>) {
    return this.trace('insertOne', () => this.collection.insertOne(document));
  }

  override replaceOne(filter: Filter<T>, replacement: T, options?: { upsert?: boolean }) {
    return this.trace('replaceOne', () => this.collection.replaceOne(filter, replacement, options));
  }

  override updateOne(filter: Filter<T>, update: { $set: Partial<T> }) {
    return this.trace('updateOne', () => this.collection.updateOne(filter, update));
  }

  override deleteOne(filter: Filter<T>) {
    return this.trace('deleteOne', () => this.collection.deleteOne(filter));
  }

  override bulkWrite(operations: WriteOperation<T>[]) {
    return this.trace('bulkWrite', () => this.collection.bulkWrite(operations));
  }

  private trace<R>(operation: string, run: () => Promise<R>): Promise<R> {
    // Background work, such as looking for changes, would become traces of one span each.
    if (!trace.getActiveSpan()) return run();
    const attributes = { 'db.collection.name': this.name, 'db.operation.name': operation };
    const options = { kind: SpanKind.CLIENT, attributes };
    return tracer.startActiveSpan(`${operation} ${this.name}`, options, async (span: Span) => {
      try {
        return await run();
      } catch (error) {
        span.setStatus({ code: SpanStatusCode.ERROR });
        throw error;
      } finally {
        span.end();
      }
    });
  }
}
