import type { ChangeFeed } from './ChangeFeed.ts';
import type { Stored } from './Collection.ts';
import type { DocumentFile } from './DocumentFile.ts';

/**
 * All documents of a small collection in memory, read at the first question that needs them; after that, only those
 * are read again that were written.
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

  /** The documents as they are on disk, or in the transaction that runs, by their ids. */
  current(): ReadonlyMap<string, T> {
    const written = this.feed.take();
    if (!written) {
      this.documents = new Map(this.file.part('', Infinity).map((document) => [document._id, document]));
      this.documents.forEach(deepFreeze);
    }
    for (const id of new Set(written)) {
      const document = this.file.get(id);
      if (document) this.documents.set(id, deepFreeze(document));
      else this.documents.delete(id);
    }
    return this.documents;
  }

  /** Removes what was read in a transaction that has failed. */
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
