import type { CarChanges, PlacedChange } from '../cars/changes/CarChanges.ts';
import { decodeChangeCursor, encodeChangeCursor } from '../cars/changes/ChangeCursor.ts';
import { Gone } from '../errors.ts';
import type { Store } from '../store/Collection.ts';
import { isDuplicateKey } from '../store/isDuplicateKey.ts';
import type { AlertProgress } from './searchAlert.ts';

/** How many changes are read at once. */
const PART = 500;
const PROGRESS = 'changes';

/** How far the changes of the cars are followed, which all processes on a store do together. */
export function followedChanges(store: Store, changes: CarChanges) {
  const progress = store.collection<AlertProgress>('searchAlertProgress');

  /** Where to go on; from the newest change on where nobody has followed yet, or what follows is not kept any more. */
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

  /** The changes behind a cursor; undefined where they are not kept any more. */
  async function changesBehind(cursor: string): Promise<PlacedChange[] | undefined> {
    const place = decodeChangeCursor(cursor);
    try {
      return place && (await changes.behind(place, PART));
    } catch (error) {
      if (error instanceof Gone) return undefined;
      throw error;
    }
  }

  /** Gives `take` the changes that have not been followed yet, part by part, and goes on behind each part that was taken. */
  return async (take: (part: PlacedChange[]) => Promise<void>) => {
    for (;;) {
      const { cursor } = await readProgress();
      const part = await changesBehind(cursor);
      const last = part ? part.at(-1)?.place : await changes.newest();
      if (!last) return;
      await take(part ?? []);
      // Where another process has gone on meanwhile, its cursor stays.
      await progress.updateOne({ _id: PROGRESS, cursor }, { $set: { cursor: encodeChangeCursor(last) } });
    }
  };
}
