import type { CarStore } from '../cars/carStore.ts';
import { NotFound } from '../http/errors.ts';
import type { CarDraft } from './drafts/carDraft.ts';
import { blankCar, readIdentity, typedIn } from './drafts/draftCar.ts';
import { draftEntry } from './drafts/DraftEntry.ts';
import type { DraftStore } from './drafts/draftStore.ts';
import { draftView } from './drafts/draftView.ts';
import { findTwins } from './drafts/findTwins.ts';
import { type StockCar, stockCar } from './stockCar.ts';
import type { EntryMaker } from './StockEntry.ts';
import { stockRow } from './stockRow.ts';
import type { StockRows } from './StockRows.ts';

export type ReadStockCar = ReturnType<typeof readStockCar>;

interface Parts {
  cars: CarStore;
  drafts: DraftStore;
  rows: Pick<StockRows, 'current'>;
  entryOf: EntryMaker;
  /** How many enquiries there were about each car in the last 30 days, by id. */
  countEnquiries: () => Promise<ReadonlyMap<string, number>>;
  now: () => Date;
}

/**
 * Returns a function that reads a car for the back office, listed, withdrawn or a new draft, with its draft. It rejects with
 * `NotFound` where there is none.
 */
export function readStockCar({ cars, drafts, rows, entryOf, countEnquiries, now }: Parts) {
  async function viewOf(draft: CarDraft, car: Parameters<typeof draftView>[2]['car']) {
    const mark = draftEntry(draft, entryOf, now());
    if (!mark) return undefined;
    const { id, entry, ...told } = mark;
    const identity = { ...readIdentity(typedIn(draft)), draftId: id };
    const twins = car ? [] : await findTwins({ rows, cars }, identity);
    return { entry, view: draftView(told, draft, { car, twins, now: now() }) };
  }

  return async (id: string): Promise<StockCar> => {
    // The draft first: one that is published meanwhile is seen beside its car, not in its place.
    const draft = await drafts.find(id);
    const listed = await cars.byId(id);
    const withdrawn = listed ? null : await cars.withdrawn(id);
    const car = listed ?? withdrawn?.car;
    const isPublished = draft?.isNew && car !== undefined;
    // The process that has published it has ended before it could say so.
    if (isPublished && draft.endedAt === null) await drafts.end(draft);
    const found = draft && !isPublished ? await viewOf(draft, car) : undefined;
    const known = { enquiries: await countEnquiries(), now: now() };
    const view = found?.view ?? null;
    if (car) {
      const row = stockRow(entryOf(car, withdrawn?.withdrawnAt), { ...known, draft: view });
      return stockCar({ ...row, draft: view }, car, withdrawn ?? {});
    }
    if (!draft || !found?.entry) throw new NotFound('This car does not exist.');
    return stockCar(
      { ...stockRow(found.entry, { ...known, draft: view }), draft: view },
      blankCar(draft),
      {},
    );
  };
}
