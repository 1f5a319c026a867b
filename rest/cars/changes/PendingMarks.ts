import type { Collection, Store } from '../../store/Collection.ts';
import { isDuplicateKey } from '../../store/mongodb/isDuplicateKey.ts';
import type { PendingChanges } from './carChange.ts';

/** The id of the document that says up to where writes were told; it comes after the ids of all marks. */
const TOLD = 'told';

/** What the marks say of the writes of cars. */
export interface UnderWay {
  /** The running writes: their cars may be written already, and their changes may be in the feed. */
  writes: PendingChanges[];
  /** The changes of the writes that are over are in the entries up to this number; infinite if no write has said so. */
  told: number;
}

/** The marks of running writes: a write is marked before it is made, and until its changes are in the feed. */
export class PendingMarks {
  private readonly marks: Collection<PendingChanges>;

  constructor(store: Store) {
    this.marks = store.collection<PendingChanges>('pendingCarChanges');
  }

  /** Marks a write that is about to be made. */
  async add(write: PendingChanges): Promise<PendingChanges> {
    await this.marks.insertOne(write);
    return write;
  }

  /** The running writes, and up to which entry the changes of the others are in the feed, in one command. */
  async underWay(): Promise<UnderWay> {
    // By the order of the ids the number is read last: it is not older than any mark that is missed here.
    const found = await this.marks.find({}, { sort: { _id: 1 } }).toArray();
    return {
      writes: found.filter(({ _id }) => _id !== TOLD),
      told: found.at(-1)?.told ?? Infinity,
    };
  }

  /** The marks of writes that began before a time (ISO 8601), oldest first. */
  before(at: string): Promise<PendingChanges[]> {
    return this.marks.find({ _id: { $ne: TOLD }, at: { $lt: at } }, { sort: { at: 1 } }).toArray();
  }

  /** Removes the mark of a write whose changes are in the feed up to the entry `number`. */
  async remove(id: string, number: number): Promise<void> {
    // Whoever misses the mark must find the number.
    await this.noteTold(number);
    await this.marks.deleteOne({ _id: id });
  }

  /** Notes the number of an entry, unless a larger one is noted. */
  private async noteTold(number: number): Promise<void> {
    const raise = () =>
      this.marks.updateOne({ _id: TOLD, told: { $lt: number } }, { $set: { told: number } });
    if ((await raise()).matchedCount > 0) return;
    try {
      await this.marks.insertOne({ _id: TOLD, at: '', changes: [], told: number });
    } catch (error) {
      if (!isDuplicateKey(error)) throw error;
      // A larger number is there, or another process has just added the first one, which may be smaller.
      await raise();
    }
  }
}
