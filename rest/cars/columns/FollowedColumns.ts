import { setImmediate } from 'node:timers/promises';
import type { ChangeFeed, StoreLog } from '../../store/Collection.ts';
import { retryPause } from '../../store/mongodb/retryPause.ts';
import type { CarStore } from '../carStore.ts';
import type { CarChanges } from '../changes/CarChanges.ts';
import { type ChangeCursor, START } from '../changes/ChangeCursor.ts';
import { Gone } from '../../http/errors.ts';
import { inParts } from '../../store/inParts.ts';
import { CarColumns } from './CarColumns.ts';

/** How many cars are read at once. */
const PART = 200;
/** How often the columns are updated without a query, so that no query finds much to do; ms. */
const FOLLOW_EVERY = 100;
/** How many words are indexed each time for searches with typing errors: about a millisecond of work. */
const WORDS = 250;

interface Parts {
  cars: CarStore;
  /** Tells which cars were written. */
  feed: ChangeFeed;
  log: StoreLog;
  /** The acknowledged changes; needed if the feed may hear of other processes' writes later than these. */
  changes?: CarChanges;
}

/** The columns of a stock, kept up to date with its documents, whichever process writes them. */
export class FollowedColumns {
  private readonly parts: Parts;
  private columns: CarColumns;
  /** The place up to which acknowledged changes were noted. */
  private acknowledged: ChangeCursor;
  /** The place up to which the columns have all changes. */
  private upTo: ChangeCursor;
  /** Cars that were written and must still be read. */
  private readonly written = new Set<string>();
  /** Whether all cars must be read. */
  private incomplete = false;
  private following?: Promise<void>;
  /** How often `current` was called: until now, and when the last update began. */
  private asked = 0;
  private begun = 0;
  private failures = 0;
  /** After a failure, cars are not read before this time, ms by `performance.now()`. */
  private notBefore = 0;
  private closed = false;
  private readonly timer: NodeJS.Timeout;

  private constructor(parts: Parts, columns: CarColumns, acknowledged: ChangeCursor) {
    this.parts = parts;
    this.acknowledged = acknowledged;
    this.upTo = acknowledged;
    this.columns = columns;
    this.timer = setInterval(() => void this.keepReady(), FOLLOW_EVERY).unref();
  }

  /** Reads every car. Rejects when the store cannot be read. */
  static async open(parts: Parts): Promise<FollowedColumns> {
    // From now on, the feed tells every write.
    parts.feed.take();
    const acknowledged = (await parts.changes?.newest()) ?? START;
    return new FollowedColumns(parts, await readColumns(parts.cars), acknowledged);
  }

  /**
   * The columns with every write that the feed knows. If cars cannot be read, the columns stay as they are until a later
   * call can read them.
   */
  async current(): Promise<CarColumns> {
    const asked = (this.asked += 1);
    // An update that began earlier may have missed a later write.
    while (this.following) await this.following;
    // Other callers have waited as well, and one of them has started the next update.
    if (this.closed || this.begun >= asked || performance.now() < this.notBefore) return this.columns;
    this.begun = this.asked;
    this.note(this.parts.feed.take());
    if (this.incomplete || this.written.size > 0 || this.parts.changes) {
      this.following = this.follow().finally(() => (this.following = undefined));
      await this.following;
    }
    return this.columns;
  }

  /** The columns as `current` gives them, and a place in the feed of changes: they have every change before it. */
  async placed(): Promise<{ columns: CarColumns; place: ChangeCursor }> {
    const { cars, changes } = this.parts;
    // Where the columns do not read the changes, they have all that are acknowledged before they are asked for.
    const newest = changes ? undefined : await cars.changes.newest();
    await this.current();
    return { columns: this.columns, place: newest ?? this.upTo };
  }

  /** Settles when no car is read any more: whoever waits for an update gets the columns as they are. */
  async close() {
    this.closed = true;
    clearInterval(this.timer);
    await this.following;
    await this.parts.feed.close();
  }

  /** Updates the columns, and indexes new words for searches. */
  private async keepReady() {
    try {
      (await this.current()).wordList.prepare(WORDS);
    } catch {
      // A feed that cannot be read is reported by the requests that need it.
    }
  }

  private note(ids: readonly string[] | undefined) {
    if (!ids) this.incomplete = true;
    else for (const id of ids) this.written.add(id);
  }

  /** Notes the cars of all acknowledged changes. */
  private async noteAcknowledged() {
    const { changes } = this.parts;
    if (!changes) return;
    try {
      for (;;) {
        const part = await changes.behind(this.acknowledged, PART);
        this.note(part.map(({ carId }) => carId));
        this.acknowledged = part.at(-1)?.place ?? this.acknowledged;
        if (part.length < PART) return;
      }
    } catch (error) {
      if (!(error instanceof Gone)) throw error;
      this.incomplete = true;
      this.acknowledged = await changes.newest();
    }
  }

  private async follow() {
    try {
      await this.noteAcknowledged();
      if (this.incomplete) {
        this.columns = await readColumns(this.parts.cars);
        this.incomplete = false;
      }
      await this.applyWritten();
      this.upTo = this.acknowledged;
      this.failures = 0;
    } catch (error) {
      this.failures += 1;
      this.notBefore = performance.now() + retryPause(this.failures);
      if (this.failures === 1) {
        this.parts.log.warn({ error }, 'Changed cars could not be read; the lists stay as they were');
      }
    }
  }

  private async applyWritten() {
    while (this.written.size > 0) {
      const ids = firstOf(this.written, PART);
      const cars = await this.parts.cars.byIds(ids);
      const listed = new Set(cars.map(({ _id }) => _id));
      this.columns.apply(
        cars,
        ids.filter((id) => !listed.has(id)),
      );
      for (const id of ids) this.written.delete(id);
      // Lets other requests run before the last car is read.
      if (this.written.size > 0) await setImmediate();
    }
  }
}

async function readColumns(cars: CarStore): Promise<CarColumns> {
  const columns = new CarColumns();
  for await (const part of inParts(cars.all(), PART)) columns.apply(part, []);
  return columns;
}

function firstOf(ids: Iterable<string>, count: number): string[] {
  const first: string[] = [];
  for (const id of ids) {
    if (first.length === count) break;
    first.push(id);
  }
  return first;
}
