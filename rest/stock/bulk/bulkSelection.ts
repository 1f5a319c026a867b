import Type, { type Static } from 'typebox';
import { InvalidInput } from '../../http/errors.ts';
import { chooseStock } from '../chooseStock.ts';
import type { StockEntry } from '../StockEntry.ts';
import { StockFilter } from '../stockFilter.ts';
import type { Stock } from '../StockRows.ts';

/** The most cars that are named one by one. Lists choose all that match by their filter. */
const MOST_NAMED = 1_000;

const ids = (description: string) =>
  Type.Optional(Type.Array(Type.String({ maxLength: 100 }), { maxItems: MOST_NAMED, description }));

/** Which cars are changed: those that are named, or all that match a filter but for exceptions. */
export const BulkSelection = Type.Object({
  ids: ids('The ids of the cars'),
  filter: Type.Optional(StockFilter),
  except: ids('The ids of cars that match, but stay as they are'),
});
export type BulkSelection = Static<typeof BulkSelection>;

/** The chosen cars, and the ids that no car has. Throws `InvalidInput` for a selection of neither or both kinds. */
export function chosenCars(
  { ids: named, filter, except = [] }: BulkSelection,
  stock: Stock,
  now: Date,
): { entries: readonly StockEntry[]; unknown: string[] } {
  if ((named === undefined) === (filter === undefined)) {
    throw new InvalidInput([{ field: 'selection', message: 'Choose cars one by one, or all that match.' }]);
  }
  if (filter?.tab === 'drafts') {
    throw new InvalidInput([{ field: 'selection', message: 'Drafts are changed and published one by one.' }]);
  }
  if (filter) {
    const left = new Set(except);
    return { entries: chooseStock(stock, filter, now).filter(({ id }) => !left.has(id)), unknown: [] };
  }
  const wanted = new Set(named);
  const entries = [...stock.published, ...stock.withdrawn].filter(({ id }) => wanted.has(id));
  const found = new Set(entries.map(({ id }) => id));
  return { entries, unknown: [...wanted].filter((id) => !found.has(id)) };
}
