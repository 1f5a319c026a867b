import { setTimeout } from 'node:timers/promises';
import type { Collection, Store, Stored } from './Collection.ts';
import { isDuplicateKey } from './mongodb/isDuplicateKey.ts';

/** After so many missing heartbeats in a row, the owner counts as ended. */
const MISSING_BEATS = 5;
/** How often an owner sends a heartbeat, ms. After an owner is killed, the next one waits for ten seconds. */
const BEAT_EVERY = 2_000;

/**
 * A lock that a process has or had. Each task has its own collection, in which the lock with the highest number is in
 * force.
 */
interface StoredLock extends Stored {
  number: number;
  /** Goes up while the owner is alive. */
  heartbeat: number;
  released: boolean;
}

/** A task that one process at a time does with a store: the collection of its lock, and its name in messages. */
interface Task {
  collection: string;
  task: string;
}

/**
 * The right of one process to do a task, such as to migrate a store. Its owner sends heartbeats; if several are missing,
 * the owner has ended, and the next process takes the lock over. A waiting process counts its looks without a new
 * heartbeat, not the time: clocks may differ, and a machine may have been halted. A process takes a lock by inserting the
 * next number: every server that speaks MongoDB's protocol lets only one process do that, while some let two processes
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

  /**
   * Takes the lock; settles when this process has it. `beatEvery`: ms. `onWait` is called once if another process has it.
   * Rejects with an `AbortError` when `signal` aborts meanwhile.
   */
  static async take(
    store: Store,
    {
      collection,
      task,
      beatEvery = BEAT_EVERY,
      onWait,
      signal,
    }: Task & { beatEvery?: number; onWait?: () => void; signal?: AbortSignal },
  ): Promise<StoreLock> {
    const locks = store.collection<StoredLock>(collection);
    let seen = await newestOf(locks);
    for (let looks = 0, missing = 0; ; looks += 1) {
      if (!seen || seen.released || missing >= MISSING_BEATS) {
        const lock = await insertAfter(seen, locks);
        if (lock) return new StoreLock(locks, lock, task, beatEvery);
      }
      if (looks === 0) onWait?.();
      await setTimeout(beatEvery, undefined, { signal });
      const newest = await newestOf(locks);
      missing = newest?._id === seen?._id && newest?.heartbeat === seen?.heartbeat ? missing + 1 : 0;
      seen = newest;
    }
  }

  /** Whether any process has ever taken the lock in `collection`. */
  static async wasTaken(store: Store, collection: string): Promise<boolean> {
    return (await newestOf(store.collection<StoredLock>(collection))) !== undefined;
  }

  /** Rejects when another process has taken the lock over. */
  async check() {
    if ((await newestOf(this.locks))?._id === this.lock._id) return;
    throw new Error(
      `Another process has taken over the ${this.task}, because this one was suspended. Start it again.`,
    );
  }

  /** Releases the lock. If that fails, the next process takes it over. */
  async release() {
    clearInterval(this.timer);
    await this.update({ released: true });
  }

  private async beat() {
    this.lock.heartbeat += 1;
    await this.update({ heartbeat: this.lock.heartbeat });
  }

  /** A heartbeat that cannot be written is skipped: the next one may succeed. */
  private async update(change: Partial<StoredLock>) {
    await this.locks.updateOne({ _id: this.lock._id }, { $set: change }).catch(() => undefined);
  }
}

async function newestOf(locks: Collection<StoredLock>): Promise<StoredLock | undefined> {
  const [newest] = await locks.find({}, { sort: { number: -1 }, limit: 1 }).toArray();
  return newest;
}

/** Inserts the lock after `old`; undefined if another process was faster. */
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
