import { randomUUID } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';
import type { Collection, Store, Stored } from '../Collection.ts';

/** How often a process sends a heartbeat, ms. */
const BEAT_EVERY = 5_000;
/** After so many missing heartbeats in a row, a process counts as ended. */
const MISSING_BEATS = 3;
/** The next process removes users that have been silent for this long: a day is more than clocks differ; ms. */
const FORGOTTEN_AFTER = 24 * 60 * 60 * 1000;

/** A process that uses the store, in the collection `storeUsers`; a killed one stays in there. */
interface StoreUser extends Stored {
  /** The time of its last heartbeat, by its own clock. */
  at: string;
}

const usersOf = (store: Store): Collection<StoreUser> => store.collection<StoreUser>('storeUsers');

/**
 * Announces that this process uses the store, until the returned function is called. Call it before reading the version
 * of the store: whoever replaces a store marks the version first and then looks for users, so that one sees the other.
 * Rejects when the store cannot be written, as on a full disk. With `onUnwritable`, it reports the reason there instead,
 * and announces the use once that is possible.
 */
export async function announceUse(
  store: Store,
  {
    beatEvery = BEAT_EVERY,
    onUnwritable,
  }: { beatEvery?: number; onUnwritable?: (reason: Error) => void } = {},
): Promise<() => Promise<void>> {
  const users = usersOf(store);
  const _id = randomUUID();
  const beat = () =>
    users.replaceOne({ _id }, { _id, at: new Date().toISOString() }, { upsert: true }).then(() => undefined);
  const begin = async () => {
    await beat();
    const forgotten = new Date(Date.now() - FORGOTTEN_AFTER).toISOString();
    const old = await users.find({ at: { $lt: forgotten } }).toArray();
    for (const user of old) await users.deleteOne({ _id: user._id });
  };
  await begin().catch((error: Error) => {
    if (!onUnwritable) throw error;
    onUnwritable(error);
  });
  let last = Promise.resolve();
  // A heartbeat that cannot be written is skipped: the next one may succeed.
  const timer = setInterval(() => void (last = beat().catch(() => undefined)), beatEvery).unref();
  return async () => {
    clearInterval(timer);
    await last;
    await users.deleteOne({ _id }).catch(() => undefined);
  };
}

/**
 * Whether a process uses the store. If the announced ones are silent, this waits for three heartbeats (fifteen seconds)
 * and removes them. A heartbeat counts when it changes, so clocks that differ do not matter.
 */
export async function isUsed(store: Store, beatEvery = BEAT_EVERY): Promise<boolean> {
  const users = usersOf(store);
  const first = await users.find({}).toArray();
  for (let looks = 0; looks < MISSING_BEATS && first.length > 0; looks += 1) {
    await setTimeout(beatEvery);
    const now = new Map((await users.find({}).toArray()).map(({ _id, at }) => [_id, at]));
    if (first.some(({ _id, at }) => now.has(_id) && now.get(_id) !== at)) return true;
  }
  for (const { _id } of first) await users.deleteOne({ _id });
  // A process that announced itself meanwhile is alive.
  return (await users.countDocuments({})) > 0;
}
