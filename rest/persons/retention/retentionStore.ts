import { dubaiTime } from '../../dealership/dubaiTime.ts';
import { changedSince, withLastChange } from '../../dealership/lastChanges.ts';
import { Stale } from '../../http/errors.ts';
import type { Store } from '../../store/Collection.ts';
import { insertUnlessThere } from '../../store/insertUnlessThere.ts';
import { writeRevised } from '../../store/revised.ts';
import {
  type Counts,
  defaultMonths,
  type Months,
  type Retention,
  type RetentionClass,
  type RetentionRun,
  type StoredRetention,
} from './retention.ts';

const ID = 'retention';
/** How many runs are remembered. */
const RUNS = 30;
/** How long after its first start a store is not looked through, so that owners see before what is due; ms. */
const FIRST_AFTER = 7 * 24 * 60 * 60 * 1000;
const unchanged: StoredRetention = { _id: ID, months: defaultMonths, lastChanges: {}, revision: 1 };

export type RetentionStore = ReturnType<typeof retentionStore>;

/** For how long data are stored, and when they were last looked through. */
export function retentionStore(store: Store, now: () => Date) {
  const settings = store.collection<StoredRetention>('retention');
  const runs = store.collection<RetentionRun>('retentionRuns');

  const read = async () => (await settings.findOne({ _id: ID })) ?? unchanged;
  const latest = () => runs.find({}, { sort: { _id: -1 } }).toArray();

  return {
    months: async (): Promise<Months> => (await read()).months,

    async told(due: Counts): Promise<Retention> {
      const { revision, months } = await read();
      const last = (await latest()).find(({ counts }) => counts !== null);
      return { revision, months, due, lastRun: last?.counts ? { at: last.at, counts: last.counts } : null };
    },

    /**
     * Changes months, if `revision` is still the latest; returns those before and after, and which are different now. Where none
     * is, the revision stays. Rejects with `Stale`; `current` tells the record as it is then.
     */
    async change(
      asked: Partial<Months>,
      { revision, by, current }: { revision: number; by: string; current: () => Promise<Retention> },
    ): Promise<{ before: Months; after: Months; changed: RetentionClass[] }> {
      const known = await read();
      const before = known.months;
      const after = { ...before, ...asked };
      // The type of Object.keys loses the keys; the body is validated.
      const changed = (Object.keys(asked) as RetentionClass[]).filter((name) => after[name] !== before[name]);
      if (known.revision === revision) {
        if (changed.length === 0) return { before, after, changed };
        if (known === unchanged) await insertUnlessThere(settings, unchanged);
        const change = { revision: revision + 1, by, at: now().toISOString() };
        const lastChanges = withLastChange(known.lastChanges, changed, change);
        if (await writeRevised(settings, known, { months: after, lastChanges }))
          return { before, after, changed };
      }
      const { lastChanges } = await read();
      throw new Stale({
        message: 'The months were changed meanwhile. Look at them, then save yours again.',
        changed: changedSince(revision, lastChanges).map(({ field, message }) => ({
          ...{ field: `months.${field}`, message },
        })),
        current: await current(),
      });
    },

    /**
     * Begins the run of this day; undefined if it has begun already, here or in another process, and in the first week of a store.
     */
    async begin(): Promise<
      { end: (counts: Counts) => Promise<void>; cancel: () => Promise<void> } | undefined
    > {
      const time = now();
      const _id = dubaiTime(time.getTime()).day;
      const claim = () => insertUnlessThere(runs, { _id, at: time.toISOString(), counts: null });
      const known = await latest();
      const first = known.at(-1);
      if (!first) {
        await claim();
        return undefined;
      }
      const hasRun = known.some(({ counts }) => counts !== null);
      if (!hasRun && time.getTime() - Date.parse(first.at) < FIRST_AFTER) return undefined;
      if (!(await claim())) return undefined;
      return {
        async end(counts) {
          await runs.updateOne({ _id }, { $set: { counts } });
          for (const old of (await latest()).slice(RUNS)) await runs.deleteOne({ _id: old._id });
        },
        /** After it, the run can begin again. */
        cancel: async () => void (await runs.deleteOne({ _id })),
      };
    },
  };
}
