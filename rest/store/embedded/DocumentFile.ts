import type { Stored } from '../Collection.ts';
import type { Table } from './EmbeddedFile.ts';
import type { IdRange } from './idsInFilter.ts';
import type { Complete } from '../mongodb/missingAsNull.ts';

/** The longest key that LMDB takes, bytes. */
const LONGEST_KEY = 1978;

/** The documents of one collection in LMDB, by id. Every read sees all earlier writes of any process. */
export class DocumentFile<T extends Stored> {
  private readonly table: Table<T, string>;
  private readonly complete: Complete | undefined;

  /** `complete` is called for every document that is read. */
  constructor(table: Table<T, string>, complete?: Complete) {
    this.table = table;
    this.complete = complete;
  }

  get(id: string): T | undefined {
    const document = isKey(id) ? this.table().get(id) : undefined;
    if (document) this.complete?.(document);
    return document;
  }

  has(id: string): boolean {
    return isKey(id) && this.table().doesExist(id);
  }

  /** At most `limit` documents whose ids are in a range, in the order of their ids, or in the reverse order if `backward`. */
  part({ after, before }: IdRange, limit: number, backward = false): T[] {
    const ends = backward
      ? { start: before, exclusiveStart: before !== undefined, end: after, reverse: true }
      : { start: after, exclusiveStart: after !== '', end: before };
    const documents = Array.from(this.table().getRange({ ...ends, limit }), ({ value }) => value);
    if (this.complete) documents.forEach(this.complete);
    return documents;
  }

  count(): number {
    return this.table().getKeysCount({ start: '' });
  }

  /** Call it inside a transaction of the file only, like `remove`. */
  put(document: T) {
    void this.table().put(document._id, document);
  }

  remove(id: string) {
    void this.table().remove(id);
  }
}

/** Whether the id is short enough; LMDB throws for a longer one. */
function isKey(id: string): boolean {
  return Buffer.byteLength(id) <= LONGEST_KEY;
}
