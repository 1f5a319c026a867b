import { Gone } from '../../http/errors.ts';
import type { Collection, Store } from '../../store/Collection.ts';
import { isDuplicateKey } from '../../store/mongodb/isDuplicateKey.ts';
import type { ChangeEntry, PendingChanges, StoredChange } from './carChange.ts';
import { type ChangeCursor, isOf, START } from './ChangeCursor.ts';
import { PendingMarks, type UnderWay } from './PendingMarks.ts';

/** The most changes in an entry. */
const MAX_CHANGES = 250;
/** How many entries are read or removed at once. */
const PART = 20;
/** How long changes are stored, ms. */
const KEPT = 90 * 24 * 60 * 60 * 1000;
/** If a write has no entry after this time, it has failed or its process has ended; ms. */
const OVER_AFTER = 10_000;

/** A change and the place after it. */
export interface PlacedChange extends StoredChange {
  place: ChangeCursor;
  at: string;
}

/**
 * The feed of changes of the cars. A change is added after its write: whoever then reads the car gets that state or a
 * newer one. Several processes may write; no change is lost or overtaken by another.
 */
export class CarChanges {
  private readonly entries: Collection<ChangeEntry>;
  private readonly marks: PendingMarks;
  private readonly now: () => Date;
  private last: ChangeCursor | undefined;

  constructor(store: Store, now: () => Date) {
    this.entries = store.collection<ChangeEntry>('carChanges');
    this.marks = new PendingMarks(store);
    this.now = now;
  }

  /**
   * Makes a write, whose cars have `at` as `updatedAt` and `write` as its id, and adds its changes to the feed, except those of
   * cars that were not written: `make` returns their ids, and so does this. If the process ends in between, `tellPending` adds
   * the changes.
   */
  async record(
    { write: _id, at, changes }: Omit<ChangeEntry, '_id'>,
    make: () => Promise<ReadonlySet<string>>,
  ): Promise<ReadonlySet<string>> {
    if (changes.length === 0) return make();
    const { number } = await this.newest();
    const pending = await this.marks.add({ _id, at, changes, after: number });
    const unwritten = await make();
    await this.tell({ ...pending, changes: changes.filter(({ carId }) => !unwritten.has(carId)) });
    return unwritten;
  }

  /** Adds the changes that ended processes left pending. `happened` tells which of them were written. */
  async tellPending(happened: (pending: PendingChanges) => Promise<StoredChange[]>): Promise<void> {
    const before = new Date(this.now().getTime() - OVER_AFTER).toISOString();
    for (const pending of await this.marks.before(before)) {
      const changes = (await this.isTold(pending)) ? [] : await happened(pending);
      await this.tell({ ...pending, changes });
    }
  }

  /** The running writes. Every other one whose cars could be read before this call is in the feed up to the entry `told`. */
  underWay(): Promise<UnderWay> {
    return this.marks.underWay();
  }

  /**
   * The changes of running writes, without those that are in the feed before a place. It asks the store only where a write
   * began before the place.
   */
  async notBefore(place: ChangeCursor, writes: PendingChanges[]): Promise<StoredChange[]> {
    const after = Math.min(...writes.map((write) => write.after ?? 0));
    const range = { $gte: keyOf(after + 1), $lte: keyOf(place.number) };
    const entries =
      after < place.number ? await this.entries.find({ _id: range }, { sort: { _id: 1 } }).toArray() : [];
    const told = new Set(
      entries.flatMap(({ write, changes }) => changes.map(({ carId }) => `${write} ${carId}`)),
    );
    return writes.flatMap(({ _id, changes }) => changes.filter(({ carId }) => !told.has(`${_id} ${carId}`)));
  }

  /** The place after the newest change of which this process knows; undefined until it has asked for it. */
  get known(): ChangeCursor | undefined {
    return this.last;
  }

  /** The place after the newest change. */
  async newest(): Promise<ChangeCursor> {
    const { last } = this;
    if (last && !(await this.entries.findOne({ _id: keyOf(last.number + 1) }))) return last;
    const [newest] = await this.entries.find({}, { sort: { _id: -1 }, limit: 1 }).toArray();
    return (this.last = newest ? endOf(newest) : START);
  }

  /** The place before the oldest stored change. */
  async oldest(): Promise<ChangeCursor> {
    const [first] = await this.entries.find({}, { sort: { _id: 1 }, limit: 1 }).toArray();
    return first && numberOf(first) > 1 ? { number: numberOf(first), index: 0, entry: first.write } : START;
  }

  /**
   * At most `limit` (at least 1) changes after a place, oldest first. Rejects with `Gone` when they are no longer stored,
   * or the place is of another feed.
   */
  async behind(place: ChangeCursor, limit: number): Promise<PlacedChange[]> {
    const found: PlacedChange[] = [];
    // Starts with the entry of the place: it may have more changes, and if it is missing, others may be missing too.
    let next = Math.max(place.number, START.number + 1);
    while (found.length < limit) {
      const entries = await this.entries
        .find({ _id: { $gte: keyOf(next) } }, { sort: { _id: 1 }, limit: PART })
        .toArray();
      const [first] = entries;
      if (first ? numberOf(first) !== next : next === place.number) throw expired();
      if (next === place.number && !isOf(place, (first as ChangeEntry).write)) throw expired();
      found.push(...entries.flatMap(placed).slice(next === place.number ? place.index : 0));
      next += entries.length;
      if (entries.length < PART) break;
    }
    return found.slice(0, limit);
  }

  /** Removes changes older than 90 days, but never the newest entry: the next number is counted from it. */
  async removeOld(): Promise<void> {
    const before = new Date(this.now().getTime() - KEPT).toISOString();
    for (let count = 1; ; count = PART) {
      const entries = await this.entries.find({}, { sort: { _id: 1 }, limit: count + 1 }).toArray();
      const old = entries.slice(0, -1).filter(({ at }) => at < before);
      if (old.length === 0) return;
      await this.entries.bulkWrite(old.map(({ _id }) => ({ deleteOne: { filter: { _id } } })));
    }
  }

  private async tell({ _id, at, changes }: PendingChanges): Promise<void> {
    let number: number | undefined;
    for (let start = 0; start < changes.length; start += MAX_CHANGES) {
      number = await this.append({ write: _id, at, changes: changes.slice(start, start + MAX_CHANGES) });
    }
    // If a process has ended before it could remove the mark, the entry is there already.
    await this.marks.remove(_id, number ?? (await this.newest()).number);
  }

  /** Adds an entry after the newest one, which another process may have added. Returns its number. */
  private async append(entry: Omit<ChangeEntry, '_id'>): Promise<number> {
    for (;;) {
      const number = (await this.newest()).number + 1;
      try {
        await this.entries.insertOne({ _id: keyOf(number), ...entry });
        return number;
      } catch (error) {
        if (!isDuplicateKey(error)) throw error;
      }
    }
  }

  /** Whether a write has an entry already: then only its pending mark was left. */
  private async isTold({ _id, at }: PendingChanges): Promise<boolean> {
    const { number } = await this.newest();
    for (let last = number; last > 0; last -= 1) {
      const entry = await this.entries.findOne({ _id: keyOf(last) });
      if (!entry || entry.write === _id) return entry !== null;
      if (entry.at < at) return false;
    }
    return false;
  }
}

function expired(): Gone {
  return new Gone(
    'These changes are no longer kept. Read the whole stock again, and follow its changes from there.',
  );
}

function keyOf(number: number): string {
  return String(number).padStart(15, '0');
}

function numberOf({ _id }: ChangeEntry): number {
  return Number(_id);
}

function endOf(entry: ChangeEntry): ChangeCursor {
  return { number: numberOf(entry), index: entry.changes.length, entry: entry.write };
}

function placed(entry: ChangeEntry): PlacedChange[] {
  return entry.changes.map((change, i) => ({
    ...change,
    at: entry.at,
    place: { number: numberOf(entry), index: i + 1, entry: entry.write },
  }));
}
