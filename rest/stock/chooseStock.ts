import { wordsIn } from '../../text/foldText.ts';
import { latinDigits } from '../../text/latinDigits.ts';
import { recordOf } from '../cars/recordOf.ts';
import { type Gap, gapNames, hasGap } from './gaps.ts';
import type { StockEntry } from './StockEntry.ts';
import type { StockFilter, StockTab } from './stockFilter.ts';
import { orders } from './stockOrders.ts';
import type { Stock } from './StockRows.ts';

/** The chosen cars of the stock, in the chosen order. */
export function chooseStock(
  stock: Stock,
  { tab = 'published', q = '', status, gap, sort = 'newest' }: StockFilter,
  now: Date,
): readonly StockEntry[] {
  const matches = searchOf(q);
  const chosen = stock[tab].filter(
    (entry) =>
      (status === undefined || entry.saleStatus === status) &&
      (gap === undefined || hasGap(entry, gap, now)) &&
      matches(entry),
  );
  // They are in that order already.
  return sort === 'newest' ? chosen : chosen.sort(orders[sort]);
}

/** How many cars are listed, withdrawn and in drafts, and how many of the listed ones have each gap. */
export function countStock(
  { published, withdrawn, drafts }: Stock,
  now: Date,
): Record<Gap | StockTab, number> {
  const counts = recordOf(gapNames, (gap) => [gap, 0]);
  for (const entry of published) {
    for (const gap of gapNames) if (hasGap(entry, gap, now)) counts[gap] += 1;
  }
  return { published: published.length, drafts: drafts.length, withdrawn: withdrawn.length, ...counts };
}

/** The fewest characters by which the end of a VIN is told. */
const SHORTEST_VIN = 4;

/** Tells whether a car is what was typed to search for: words of its name and its year, a part of its stock number, or its VIN. */
function searchOf(typed: string): (entry: StockEntry) => boolean {
  const query = latinDigits(typed).trim().toLowerCase();
  if (query === '') return () => true;
  const words = wordsIn(query).map((word) => ` ${word}`);
  const end = query.length < SHORTEST_VIN ? undefined : query.slice(-6);
  return ({ words: name, year, stockNumber, vinLastSix }) =>
    (words.length > 0 && words.every((word) => name.includes(word) || word === ` ${year}`)) ||
    !!stockNumber?.toLowerCase().includes(query) ||
    (end !== undefined && vinLastSix.toLowerCase().endsWith(end));
}
