import type { Database } from 'lmdb';
import type { Stored } from './Collection.ts';
import type { Complete } from './missingAsNull.ts';

/** The longest key that LMDB takes, bytes. */
const LONGEST_KEY = 1978;

/** The documents of one collection in LMDB, by their ids. Every read sees what any process has written before it. */
export class DocumentFile<T extends Stored> {
  private readonly file: Database<T, string>;
  private readonly complete: Complete | undefined;

  /** `complete` is called for every document that is read. */
  constructor(file: Database<T, string>, complete?: Complete) {
    this.file = file;
    this.complete = complete;
  }

  get(id: string): T | undefined {
    const document = isKey(id) ? this.newest().get(id) : undefined;
    if (document) this.complete?.(document);
    return document;
  }

  has(id: string): boolean {
    return isKey(id) && this.newest().doesExist(id);
  }

  /** At most `limit` documents behind the one with the id `after`, in the order of their ids; the last ones first if `backward`. */
  part(after: string, limit: number, backward = false): T[] {
    const ends = backward ? { end: after, reverse: true } : { start: after, exclusiveStart: after !== '' };
    const documents = Array.from(this.newest().getRange({ ...ends, limit }), ({ value }) => value);
    if (this.complete) documents.forEach(this.complete);
    return documents;
  }

  count(): number {
    return this.newest().getKeysCount({ start: '' });
  }

  /** Inside `transaction` only, as `remove`. */
  put(document: T) {
    void this.file.put(document._id, document);
  }

  remove(id: string) {
    void this.file.remove(id);
  }

  /**
   * Runs `change` alone among all processes, and settles when what it has written is on disk. When it throws,
   * nothing is written.
   */
  async transaction<R>(change: () => R): Promise<R> {
    const result = await this.file.childTransaction(change);
    await this.file.flushed;
    return result;
  }

  /** LMDB reads from one snapshot for a turn of the event loop; a write of another process may be newer. */
  private newest() {
    this.file.resetReadTxn();
    return this.file;
  }
}

/** Whether a document can have the id; LMDB throws for a longer one. */
function isKey(id: string): boolean {
  return Buffer.byteLength(id) <= LONGEST_KEY;
}
