import type { ChangeFeed, Stored } from '../Collection.ts';
import type { DocumentFile } from './DocumentFile.ts';

/**
 * All documents of a small collection in memory. They are read at the first query that needs them; afterwards, only
 * written ones are read again.
 */
export class LoadedDocuments<T extends Stored> {
  private readonly file: DocumentFile<T>;
  private readonly follow: () => ChangeFeed;
  private feed: ChangeFeed;
  private documents = new Map<string, T>();

  constructor(file: DocumentFile<T>, follow: () => ChangeFeed) {
    this.file = file;
    this.follow = follow;
    this.feed = follow();
  }

  /** The documents by id, as they are on disk or in the running transaction. */
  current(): ReadonlyMap<string, T> {
    const written = this.feed.take();
    if (!written) {
      this.documents = new Map(
        this.file.part({ after: '' }, Infinity).map((document) => [document._id, document]),
      );
      this.documents.forEach(deepFreeze);
    }
    for (const id of new Set(written)) {
      const document = this.file.get(id);
      if (document) this.documents.set(id, deepFreeze(document));
      else this.documents.delete(id);
    }
    return this.documents;
  }

  /** Forgets all documents, as a failed transaction may have read some that do not exist. */
  forget() {
    this.documents = new Map();
    this.feed = this.follow();
  }
}

function deepFreeze<V>(value: V): V {
  if (typeof value === 'object' && value !== null && !Object.isFrozen(value)) {
    Object.freeze(value);
    Object.values(value).forEach(deepFreeze);
  }
  return value;
}
