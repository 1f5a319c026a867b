import { randomUUID } from 'node:crypto';
import type { Collection as ServerCollection, Db } from 'mongodb';
import type { Stored } from '../Collection.ts';
import { isDuplicateKey } from './isDuplicateKey.ts';

/** How many entries of a collection are stored, and after how many new ones the oldest are removed. */
const MAX_ENTRIES = 10_000;
const TRIM_EVERY = 256;
/** The most entries that are read at once. */
const MAX_READ = 1_000;

/** An entry for a write that is about to be made, or that is over. Its `_id` is the collection and the entry's number. */
export interface LoggedWrite extends Stored {
  /** The process that writes. */
  writer: string;
  ids: readonly string[];
  /** The number of the entry that announced the write; null in that entry itself. */
  announced: number | null;
}

/**
 * Logs the writes of a collection, in the collection `changes` of the same database, for a server without change streams.
 * The numbers of entries have no gaps: only one writer can take an id, and the next writer takes the next number. A write
 * is announced before it is made and noted when it is over, so that no reader misses a write whose process ends in
 * between.
 */
export class SharedChangeLog {
  private readonly entries: ServerCollection<LoggedWrite>;
  private readonly collection: string;
  private readonly writer = randomUUID();
  /** The last number that is known to be taken; undefined if it must be looked up. */
  private last?: number;
  private writing: Promise<unknown> = Promise.resolve();

  constructor(database: Db, collection: string) {
    this.entries = database.collection<LoggedWrite>('changes');
    this.collection = collection;
  }

  /** Makes a write and logs it. Rejects with the write's own failure, or when the log cannot be written. */
  async around<R>(ids: readonly string[], write: () => Promise<R>): Promise<R> {
    const announced = await this.append({ ids, announced: null });
    try {
      return await write();
    } finally {
      // If this entry is missing, readers read the documents once the announced write must be over.
      await this.append({ ids, announced }).catch(() => undefined);
    }
  }

  /** The number of the newest entry; 0 if there is none. */
  async newest(): Promise<number> {
    const [entry] = await this.entries
      .find({ _id: { $gt: this.key(0), $lt: this.key(Infinity) } }, { sort: { _id: -1 }, limit: 1 })
      .toArray();
    return entry ? numberOf(entry) : 0;
  }

  /**
   * The entries of other processes after the number `after`, and the number of the last entry that was read; a call reads
   * at most a thousand. Undefined if some of these entries have been removed already.
   */
  async since(after: number): Promise<{ writes: LoggedWrite[]; last: number } | undefined> {
    // Reads the last known entry again: if it is missing, entries after it may be missing too.
    const from = after === 0 ? { $gt: this.key(0) } : { $gte: this.key(after) };
    const read = await this.entries
      .find({ _id: { ...from, $lt: this.key(Infinity) } }, { sort: { _id: 1 }, limit: MAX_READ })
      .toArray();
    const [first] = read;
    if (first ? numberOf(first) !== Math.max(after, 1) : after > 0) return undefined;
    const fresh = read.filter((entry) => numberOf(entry) > after);
    return { writes: fresh.filter(({ writer }) => writer !== this.writer), last: after + fresh.length };
  }

  /** Adds an entry after those that this process is adding already. Returns its number. */
  private append(entry: Pick<LoggedWrite, 'ids' | 'announced'>): Promise<number> {
    const added = this.writing.then(() => this.insert(entry));
    this.writing = added.catch(() => undefined);
    return added;
  }

  private async insert(entry: Pick<LoggedWrite, 'ids' | 'announced'>): Promise<number> {
    for (;;) {
      const number = (this.last ?? (await this.newest())) + 1;
      try {
        await this.entries.insertOne({ ...entry, _id: this.key(number), writer: this.writer });
      } catch (error) {
        if (!isDuplicateKey(error)) throw error;
        this.last = undefined;
        continue;
      }
      this.last = number;
      if (number % TRIM_EVERY === 0) await this.trim(number);
      return number;
    }
  }

  /** Removes the oldest entries. Those that cannot be removed now are removed the next time. */
  private async trim(newest: number) {
    const old = { _id: { $gt: this.key(0), $lt: this.key(newest - MAX_ENTRIES) } };
    await this.entries.deleteMany(old).catch(() => undefined);
  }

  /** The id of an entry. Ids sort like their numbers; Infinity sorts after them all. */
  private key(number: number): string {
    return `${this.collection} ${number === Infinity ? 'z' : String(Math.max(0, number)).padStart(15, '0')}`;
  }
}

/** The number of an entry. */
export function numberOf({ _id }: LoggedWrite): number {
  return Number(_id.slice(_id.lastIndexOf(' ') + 1));
}
