import { randomUUID } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';
import type { Collection, Store, Stored } from './Collection.ts';

/** How often a process says that it uses the store, ms. */
const BEAT_EVERY = 5_000;
/** So many heartbeats in a row have to be missing until a process is taken for ended. */
const MISSING_BEATS = 3;
/** After this time the next process forgets one that was killed, whatever the clocks say; ms. */
const FORGOTTEN_AFTER = 24 * 60 * 60 * 1000;

/** A process that uses the store, in the collection `storeUsers`; one that was killed leaves it there. */
interface StoreUser extends Stored {
  /** When it last said so, by its own clock. */
  at: string;
}

const usersOf = (store: Store): Collection<StoreUser> => store.collection<StoreUser>('storeUsers');

/**
 * Says that this process uses the store until the function that it gives is called. To be called before the version of the
 * store is read: whoever replaces a store marks the version first and looks for users then, so that one sees the other.
 * Rejects where the store cannot be written, as its disk is full; with `onUnwritable`, which is told why, it is said once it can.
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
  // A heartbeat that cannot be written is left out: the next one may be.
  const timer = setInterval(() => void (last = beat().catch(() => undefined)), beatEvery).unref();
  return async () => {
    clearInterval(timer);
    await last;
    await users.deleteOne({ _id }).catch(() => undefined);
  };
}

/**
 * Whether a process uses the store. Where one has said so and is silent, this waits for three heartbeats, fifteen seconds, and
 * forgets it. What it says has to change: clocks that differ are not taken for silence.
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
  // Who has come meanwhile is alive.
  return (await users.countDocuments({})) > 0;
}
