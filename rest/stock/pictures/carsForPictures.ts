import Type, { type Static } from 'typebox';
import { stockNumberFinder, stockNumberKey } from '../../../text/stockNumberFinder.ts';
import type { CarStore } from '../../cars/carStore.ts';
import { Nullable } from '../../http/schemas.ts';
import { carMadeFrom } from '../drafts/carMadeFrom.ts';
import type { DraftStore } from '../drafts/draftStore.ts';
import type { StockEntry } from '../StockEntry.ts';
import { StockRow, stockRow } from '../stockRow.ts';
import type { StockRows } from '../StockRows.ts';

/** For which files, or under which ids, cars are looked for. */
export const CarsForPicturesQuery = Type.Object({
  names: Type.Optional(
    Type.Array(Type.String({ maxLength: 500 }), {
      ...{ maxItems: 5_000 },
      description: 'Names of files and of folders, or paths, which begin with stock numbers',
    }),
  ),
  ids: Type.Optional(
    Type.Array(Type.String({ maxLength: 100 }), {
      ...{ maxItems: 500 },
      description: 'Ids of cars, or those that they had as drafts',
    }),
  ),
});
export type CarsForPicturesQuery = Static<typeof CarsForPicturesQuery>;

/** A car to which pictures are to be added. */
export const CarForPictures = Type.Object({
  car: StockRow,
  draftId: Nullable(
    Type.String({ description: 'The id of the draft that it was, where it was looked for by that' }),
  ),
});
export type CarForPictures = Static<typeof CarForPictures>;

interface Parts {
  rows: Pick<StockRows, 'current'>;
  drafts: Pick<DraftStore, 'find'>;
  cars: Pick<CarStore, 'current'>;
  countEnquiries: () => Promise<ReadonlyMap<string, number>>;
  now: () => Date;
}

/**
 * Returns a function that finds the cars of pictures: those whose stock numbers begin names of files, as imports of pictures
 * recognise them, and those with given ids; listed ones first, then new ones that are not published, then withdrawn ones. Several
 * may have the same stock number. What fits no car is left out.
 */
export function carsForPictures({ rows, drafts, cars, countEnquiries, now }: Parts) {
  return async ({ names = [], ids = [] }: CarsForPicturesQuery): Promise<CarForPictures[]> => {
    const stock = await rows.current();
    const entryOf = new Map<string, StockEntry>();
    const byNumber = new Map<string, StockEntry[]>();
    for (const entry of [...stock.published, ...stock.drafts, ...stock.withdrawn]) {
      // A published car with a draft is in both.
      if (entryOf.has(entry.id)) continue;
      entryOf.set(entry.id, entry);
      if (entry.stockNumber === null) continue;
      const key = stockNumberKey(entry.stockNumber);
      byNumber.set(key, [...(byNumber.get(key) ?? []), entry]);
    }
    const draftIds = new Map<string, string>();
    for (const id of ids) {
      const draft = entryOf.has(id) ? null : await drafts.find(id);
      const car = draft && (await carMadeFrom(cars, draft));
      if (car) draftIds.set(car._id, id);
    }
    const find = stockNumberFinder(byNumber.keys());
    const found = new Set([...ids, ...draftIds.keys()]);
    for (const name of names) for (const { id } of byNumber.get(find(name) ?? '') ?? []) found.add(id);
    const known = { enquiries: await countEnquiries(), now: now() };
    return [...entryOf.values()]
      .filter(({ id }) => found.has(id))
      .map((entry) => ({
        car: stockRow(entry, { ...known, draft: stock.draftOf.get(entry.id) ?? null }),
        draftId: draftIds.get(entry.id) ?? null,
      }));
  };
}
