import type { Filter } from 'mongodb';
import type { ChangeFeed, Collection, Store, Stored, StoreLog } from './Collection.ts';
import { inParts } from './inParts.ts';

/** How many documents are read at once. */
const PART = 200;

/** Which rows there are, and in which order. */
interface Parts<T extends Stored, Row> {
  store: Store;
  log: StoreLog;
  /** The name of the collection. */
  collection: string;
  /** The row of a document; undefined if it has none. */
  rowOf: (document: T) => Row | undefined;
  /** Whether a row is in lists; every row is when left out. */
  isListed?: (row: Row) => boolean;
  compare: (a: Row, b: Row) => number;
}

/**
 * Rows of the documents of a collection, in memory: lists, counts and searches read no document. They are read when they are
 * first asked for, and follow the writes of every process from then on.
 */
export class FollowedRows<T extends Stored, Row extends { id: string }> {
  private readonly parts: Parts<T, Row>;
  private readonly documents: Collection<T>;
  private feed?: ChangeFeed;
  private byId = new Map<string, Row>();
  private listed: readonly Row[] = [];
  /** Documents that were written and must still be read. */
  private readonly written = new Set<string>();
  /** Whether all must be read. */
  private incomplete = true;
  private writes = 0;
  private updating: Promise<unknown> = Promise.resolve();

  constructor(parts: Parts<T, Row>) {
    this.parts = parts;
    this.documents = parts.store.collection<T>(parts.collection, { followed: true });
  }

  /**
   * The rows with every write that is known: all of them by the ids of their documents, and those of lists, in order. Rejects
   * when the store cannot be read.
   */
  async current(): Promise<{ byId: ReadonlyMap<string, Row>; listed: readonly Row[] }> {
    // An update that began earlier may have missed a later write.
    const update = this.updating.then(() => this.update());
    this.updating = update.catch(() => undefined);
    await update;
    return { byId: this.byId, listed: this.listed };
  }

  /** Another number after each write that `current` has met. */
  get version(): number {
    return this.writes;
  }

  async close() {
    await this.updating;
    await this.feed?.close();
  }

  private async update() {
    const { store, collection, log } = this.parts;
    this.feed ??= await store.follow(collection, log);
    const ids = this.feed.take();
    if (!ids) this.incomplete = true;
    for (const id of ids ?? []) this.written.add(id);
    if (this.incomplete || this.written.size > 0) this.writes += 1;
    if (this.incomplete) await this.readAll();
    else if (this.written.size > 0) await this.readWritten();
  }

  private async readAll() {
    this.written.clear();
    const rows: Row[] = [];
    for await (const part of inParts(this.documents.find({}), PART)) rows.push(...this.rowsOf(part));
    // Whoever asks meanwhile gets all rows as they were before.
    this.byId = new Map(rows.map((row) => [row.id, row]));
    this.listed = this.inLists(rows).sort(this.parts.compare);
    this.incomplete = false;
  }

  private async readWritten() {
    const read = new Set<string>();
    const rows: Row[] = [];
    try {
      while (this.written.size > 0) {
        const ids = [...this.written].slice(0, PART);
        // The type of a filter cannot tell that the ids of a generic document are strings.
        const found = await this.documents.find({ _id: { $in: ids } } as Filter<T>).toArray();
        rows.push(...this.rowsOf(found));
        for (const id of ids) {
          this.written.delete(id);
          read.add(id);
        }
      }
    } finally {
      for (const id of read) this.byId.delete(id);
      for (const row of rows) this.byId.set(row.id, row);
      const others = this.listed.filter(({ id }) => !read.has(id));
      this.listed = [...others, ...this.inLists(rows)].sort(this.parts.compare);
    }
  }

  private rowsOf(documents: readonly T[]): Row[] {
    return documents.flatMap((document) => this.parts.rowOf(document) ?? []);
  }

  private inLists(rows: readonly Row[]): Row[] {
    return rows.filter(this.parts.isListed ?? (() => true));
  }
}
