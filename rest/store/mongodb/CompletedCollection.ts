import type { Filter } from 'mongodb';
import type { TSchema } from 'typebox';
import type { Collection, FindOptions, Found, Stored } from '../Collection.ts';
import { CollectionWrapper } from '../CollectionWrapper.ts';
import { type Complete, missingAsNull } from './missingAsNull.ts';

/** A collection whose documents are read with null for the nullable properties that they lack. */
export class CompletedCollection<T extends Stored> extends CollectionWrapper<T> {
  private readonly shape: TSchema;
  private readonly complete: Complete | undefined;

  constructor(collection: Collection<T>, shape: TSchema) {
    super(collection);
    this.shape = shape;
    this.complete = missingAsNull(shape);
  }

  override find(filter: Filter<T>, options: FindOptions = {}): Found<T> {
    const found = this.collection.find(filter, options);
    const complete = options.projection
      ? missingAsNull(this.shape, new Set(Object.keys(options.projection)))
      : this.complete;
    if (!complete) return found;
    return {
      async toArray() {
        const documents = await found.toArray();
        documents.forEach(complete);
        return documents;
      },
      async *[Symbol.asyncIterator]() {
        for await (const document of found) {
          complete(document);
          yield document;
        }
      },
    };
  }

  override async findOne(filter: Filter<T>) {
    const document = await this.collection.findOne(filter);
    if (document) this.complete?.(document);
    return document;
  }
}
