import { setTimeout } from 'node:timers/promises';
import type { Collection, Store, Stored } from './Collection.ts';
import { isDuplicateKey } from './isDuplicateKey.ts';

/** So many heartbeats in a row have to be missing until the owner is taken for ended. */
const MISSING_BEATS = 5;
/** How often an owner says that it is alive, ms. Where one is killed, the next one waits for ten seconds. */
const BEAT_EVERY = 2_000;

/** A lock that a process has, or had, in a collection of its own. The one with the highest number is in force. */
interface StoredLock extends Stored {
  number: number;
  /** Goes up while the owner is alive. */
  heartbeat: number;
  released: boolean;
}

/** What one process at a time does with a store: the collection of its lock, and the word for it in sentences. */
interface Task {
  collection: string;
  task: string;
}

/**
 * The right of one process to do a task, such as to migrate a store. Its owner sends heartbeats; where several are missing,
 * the owner has ended, and the next process takes the lock over. A waiting process counts how often it has looked without
 * seeing a new heartbeat, not the time: clocks may differ, and a machine may have been halted. A lock is taken by inserting
 * the next number: every server that speaks MongoDB's protocol lets only one process do that, while some let two processes
 * update one document at once.
 */
export class StoreLock {
  private readonly locks: Collection<StoredLock>;
  private readonly lock: StoredLock;
  private readonly task: string;
  private readonly timer: NodeJS.Timeout;

  private constructor(locks: Collection<StoredLock>, lock: StoredLock, task: string, beatEvery: number) {
    this.locks = locks;
    this.lock = lock;
    this.task = task;
    this.timer = setInterval(() => void this.beat(), beatEvery).unref();
  }

  /** Settles when this process has the lock. `beatEvery`: ms; `onWait` is called once where another process has it. */
  static async take(
    store: Store,
    { collection, task, beatEvery = BEAT_EVERY, onWait }: Task & { beatEvery?: number; onWait?: () => void },
  ): Promise<StoreLock> {
    const locks = store.collection<StoredLock>(collection);
    let seen = await newestOf(locks);
    for (let looks = 0, missing = 0; ; looks += 1) {
      if (!seen || seen.released || missing >= MISSING_BEATS) {
        const lock = await insertAfter(seen, locks);
        if (lock) return new StoreLock(locks, lock, task, beatEvery);
      }
      if (looks === 0) onWait?.();
      await setTimeout(beatEvery);
      const newest = await newestOf(locks);
      missing = newest?._id === seen?._id && newest?.heartbeat === seen?.heartbeat ? missing + 1 : 0;
      seen = newest;
    }
  }

  /** Throws where another process has taken the lock over. */
  async check() {
    if ((await newestOf(this.locks))?._id === this.lock._id) return;
    throw new Error(
      `Another process has taken the ${this.task} over, as this one was halted: start it again.`,
    );
  }

  /** Gives the lock back. One that cannot be given back is taken over. */
  async release() {
    clearInterval(this.timer);
    await this.update({ released: true });
  }

  private async beat() {
    this.lock.heartbeat += 1;
    await this.update({ heartbeat: this.lock.heartbeat });
  }

  /** A heartbeat that cannot be written is left out: the next one may be. */
  private async update(change: Partial<StoredLock>) {
    await this.locks.updateOne({ _id: this.lock._id }, { $set: change }).catch(() => undefined);
  }
}

async function newestOf(locks: Collection<StoredLock>): Promise<StoredLock | undefined> {
  const [newest] = await locks.find({}, { sort: { number: -1 }, limit: 1 }).toArray();
  return newest;
}

/** Undefined where another process was faster. */
async function insertAfter(
  old: StoredLock | undefined,
  locks: Collection<StoredLock>,
): Promise<StoredLock | undefined> {
  const number = (old?.number ?? 0) + 1;
  const lock = { _id: String(number), number, heartbeat: 0, released: false };
  try {
    await locks.insertOne(lock);
  } catch (error) {
    if (isDuplicateKey(error)) return undefined;
    throw error;
  }
  if (old) await locks.deleteOne({ _id: old._id });
  return lock;
}
