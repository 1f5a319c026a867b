import type { StoredCar } from '../cars/storedCar.ts';
import type { WithdrawnCar } from '../cars/WithdrawnCar.ts';
import type { Store, StoreLog } from '../store/Collection.ts';
import { FollowedRows } from '../store/FollowedRows.ts';
import { type DraftEntry, draftEntry } from './drafts/DraftEntry.ts';
import type { CarDraft } from './drafts/carDraft.ts';
import type { EntryMaker, StockEntry } from './StockEntry.ts';
import { orders } from './stockOrders.ts';

/** The cars of the stock and those that were withdrawn, each newest first. */
export interface Stock {
  published: readonly StockEntry[];
  withdrawn: readonly StockEntry[];
  /** New cars that are not published, and cars with changes that are not; those written last come first. */
  drafts: readonly StockEntry[];
  /** The drafts, by the ids of their cars. */
  draftOf: ReadonlyMap<string, DraftEntry>;
}

export type StockRows = ReturnType<typeof stockRows>;

/** The entries of all cars and drafts, in memory. Nothing is read before somebody asks for them. */
export function stockRows(store: Store, log: StoreLog, entryOf: EntryMaker, now: () => Date) {
  const listed = new FollowedRows<StoredCar, StockEntry>({
    ...{ store, log, collection: 'cars', compare: orders.newest },
    rowOf: (car) => entryOf(car),
  });
  const left = new FollowedRows<WithdrawnCar, StockEntry>({
    ...{ store, log, collection: 'withdrawnCars', compare: orders.newest },
    rowOf: ({ car, withdrawnAt }) => entryOf(car, withdrawnAt),
  });
  const written = new FollowedRows<CarDraft, DraftEntry>({
    ...{ store, log, collection: 'carDrafts' },
    rowOf: (draft) => draftEntry(draft, entryOf, now()),
    compare: (a, b) =>
      a.changedAt < b.changedAt ? 1 : a.changedAt > b.changedAt ? -1 : a.id < b.id ? -1 : 1,
  });
  return {
    /** The stock with every write that is known. Rejects when the store cannot be read. */
    async current(): Promise<Stock> {
      // The drafts first: a new car that is published meanwhile is in both rather than in neither.
      const { byId: draftOf, listed: drafts } = await written.current();
      const { byId, listed: published } = await listed.current();
      const { byId: leftById, listed: withdrawn } = await left.current();
      return {
        published,
        // A process that ended while it withdrew a car has left it in both: it is listed.
        withdrawn: withdrawn.filter(({ id }) => !byId.has(id)),
        drafts: drafts.flatMap(({ id, entry }) => byId.get(id) ?? leftById.get(id) ?? entry ?? []),
        draftOf,
      };
    },

    async close() {
      await Promise.all([listed.close(), left.close(), written.close()]);
    },
  };
}
