import { randomUUID } from 'node:crypto';
import type { Store } from '../../store/Collection.ts';
import { inParts } from '../../store/inParts.ts';
import { writeRevised } from '../../store/revised.ts';
import type { BulkCar, BulkChange, BulkChangePart, StoredBulkChange } from './bulkChange.ts';

const HOUR = 60 * 60 * 1000;
/** How many cars are changed together. */
const PART = 50;
/** How long a bulk change can be undone, ms. */
const UNDO = 24 * HOUR;
/** How long what was previewed can be started, ms. */
const PREVIEW = 2 * HOUR;
/** How long a bulk change is stored, months: as long as the audit log, which refers to it. */
const KEPT = 24;
/** How many of the last ones are listed. */
const RECENT = 20;

export type BulkStore = ReturnType<typeof bulkStore>;

/** The bulk changes, each with its cars in parts. */
export function bulkStore(store: Store, now: () => Date) {
  const changes = store.collection<StoredBulkChange>('bulkChanges');
  const parts = store.collection<BulkChangePart>('bulkChangeParts');
  const ago = (ms: number) => new Date(now().getTime() - ms).toISOString();

  async function remove({ _id, parts: count }: StoredBulkChange) {
    // The record last: as long as it is there, its parts are found.
    for (let i = 0; i < count; i += 1) await parts.deleteOne({ _id: partId(_id, i) });
    await changes.deleteOne({ _id });
  }

  return {
    /** Stores what was previewed, which changes no car. */
    async add(
      known: Pick<StoredBulkChange, 'action' | 'by' | 'samples' | 'refused' | 'refusedCars'>,
      cars: readonly BulkCar[],
    ): Promise<StoredBulkChange> {
      const change: StoredBulkChange = {
        ...{ _id: randomUUID(), revision: 1, state: 'previewed', ...known },
        ...{
          createdAt: now().toISOString(),
          startedAt: null,
          finishedAt: null,
          undoneBy: null,
          undoneAt: null,
        },
        ...{ total: cars.length, handled: 0, changed: 0, restored: 0 },
        ...{ skipped: 0, skippedCars: [], kept: 0, keptCars: [] },
        ...{ parts: Math.ceil(cars.length / PART), leaseUntil: null },
      };
      await changes.insertOne(change);
      let number = 0;
      for await (const part of inParts(cars, PART)) {
        const _id = partId(change._id, number);
        await parts.insertOne({ _id, revision: 1, isRun: false, isUndone: false, cars: part });
        number += 1;
      }
      return change;
    },

    find: (id: string) => changes.findOne({ _id: id }),

    /** The last ones that were started, the newest first. */
    recent: () =>
      changes.find({ state: { $ne: 'previewed' } }, { sort: { createdAt: -1 }, limit: RECENT }).toArray(),

    /** Those that some process has to go on with. */
    underWay: () => changes.find({ state: { $in: ['running', 'undoing'] } }).toArray(),

    /** Sets some values; undefined where somebody else has written it since it was read. */
    write: (read: StoredBulkChange, fields: Partial<StoredBulkChange>) =>
      writeRevised<StoredBulkChange>(changes, read, fields),

    part: (id: string, number: number) => parts.findOne({ _id: partId(id, number) }),

    /** The same of a part. */
    writePart: (read: BulkChangePart, fields: Partial<BulkChangePart>) =>
      writeRevised<BulkChangePart>(parts, read, fields),

    /** Whether what was previewed is too old to be started. */
    isStaleSince: ({ createdAt }: StoredBulkChange) => createdAt < ago(PREVIEW),

    /** A bulk change as the back office returns it. */
    wireOf({ _id, ...same }: StoredBulkChange): BulkChange {
      const { state, finishedAt } = same;
      const until = Date.parse(finishedAt ?? '') + UNDO;
      const canUndo = state === 'done' && until >= now().getTime();
      return { id: _id, ...same, undoUntil: canUndo ? new Date(until).toISOString() : null };
    },

    /** Removes previews that nobody has started, and what is older than 24 months. */
    async sweep() {
      const oldest = new Date(now());
      oldest.setUTCMonth(oldest.getUTCMonth() - KEPT);
      const abandoned = { state: 'previewed', createdAt: { $lt: ago(PREVIEW) } } as const;
      const old = { createdAt: { $lt: oldest.toISOString() } };
      for (const filter of [abandoned, old]) {
        for (const change of await changes.find(filter).toArray()) {
          // One that somebody has just started stays.
          if (await writeRevised<StoredBulkChange>(changes, change, {})) await remove(change);
        }
      }
    },
  };
}

function partId(id: string, number: number): string {
  return `${id} ${String(number).padStart(5, '0')}`;
}
