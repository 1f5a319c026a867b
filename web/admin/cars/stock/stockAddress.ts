import type { StockPageQueryVariables } from '../../../generated/StockPage.ts';
import { oneOf } from '../../list/oneOf.ts';
import { carsMessages } from '../messages.ts';
import { stockMessages } from './messages.ts';

/** What the list of the stock shows. It stands in its address. */
export type StockFilter = StockPageQueryVariables;

/** A page after this one is none. */
const LAST_PAGE = 1_000_000;

/** The filter in an address: without one, the cars on the site, the latest first. */
export function stockFilter(address: URLSearchParams): StockFilter {
  const { tabs, sorts } = stockMessages.en;
  const page = Number(address.get('page'));
  return {
    tab: oneOf(tabs, address.get('tab')) ?? 'PUBLISHED',
    search: address.get('q')?.trim() || undefined,
    status: oneOf(carsMessages.en.statuses, address.get('status')),
    gap: oneOf(carsMessages.en.gaps, address.get('gap')),
    sort: oneOf(sorts, address.get('sort')) ?? 'NEWEST',
    page: Number.isInteger(page) && page >= 1 && page <= LAST_PAGE ? page : 1,
  };
}

/** Whether a filter leaves cars of its part of the stock out. */
export function isNarrow({ search, status, gap }: StockFilter): boolean {
  return Boolean(search || status || gap);
}
