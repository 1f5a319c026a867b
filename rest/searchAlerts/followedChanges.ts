import type { CarChanges, PlacedChange } from '../cars/changes/CarChanges.ts';
import { decodeChangeCursor, encodeChangeCursor } from '../cars/changes/ChangeCursor.ts';
import { Gone } from '../http/errors.ts';
import type { Store } from '../store/Collection.ts';
import { isDuplicateKey } from '../store/mongodb/isDuplicateKey.ts';
import type { AlertProgress } from './searchAlert.ts';

/** How many changes are read at once. */
const PART = 500;
const PROGRESS = 'changes';

/** Follows the changes of the cars, with one cursor for all processes on a store. */
export function followedChanges(store: Store, changes: CarChanges) {
  const progress = store.collection<AlertProgress>('searchAlertProgress');

  /** The stored cursor; where there is none yet, one after the newest change. */
  async function readProgress(): Promise<AlertProgress> {
    const stored = await progress.findOne({ _id: PROGRESS });
    if (stored) return stored;
    const first = { _id: PROGRESS, cursor: encodeChangeCursor(await changes.newest()) };
    try {
      await progress.insertOne(first);
      return first;
    } catch (error) {
      if (!isDuplicateKey(error)) throw error;
      return readProgress();
    }
  }

  /** The changes after a cursor; undefined if they are no longer stored. */
  async function changesBehind(cursor: string): Promise<PlacedChange[] | undefined> {
    const place = decodeChangeCursor(cursor);
    try {
      return place && (await changes.behind(place, PART));
    } catch (error) {
      if (error instanceof Gone) return undefined;
      throw error;
    }
  }

  /**
   * Gives `take` the changes after the cursor, part by part, and moves the cursor after each part. If they are no longer
   * stored, the cursor moves to the newest change.
   */
  return async (take: (part: PlacedChange[]) => Promise<void>) => {
    for (;;) {
      const { cursor } = await readProgress();
      const part = await changesBehind(cursor);
      const last = part ? part.at(-1)?.place : await changes.newest();
      if (!last) return;
      await take(part ?? []);
      // If another process has moved the cursor meanwhile, it stays there.
      await progress.updateOne({ _id: PROGRESS, cursor }, { $set: { cursor: encodeChangeCursor(last) } });
    }
  };
}
