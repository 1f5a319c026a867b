import type { StockPageQueryVariables } from '../../../generated/StockPage.ts';
import { oneOf } from '../../list/oneOf.ts';
import { pageIn } from '../../list/pageIn.ts';
import { carsMessages } from '../messages.ts';
import { stockMessages } from './messages.ts';

/** What the list of the stock shows. It stands in its address. */
export type StockFilter = StockPageQueryVariables;

/** The filter in an address: without one, the cars on the site, the latest first. */
export function stockFilter(address: URLSearchParams): StockFilter {
  const { tabs, sorts } = stockMessages.en;
  return {
    tab: oneOf(tabs, address.get('tab')) ?? 'PUBLISHED',
    search: address.get('q')?.trim() || undefined,
    status: oneOf(carsMessages.en.statuses, address.get('status')),
    gap: oneOf(carsMessages.en.gaps, address.get('gap')),
    sort: oneOf(sorts, address.get('sort')) ?? 'NEWEST',
    page: pageIn(address),
  };
}

/** Whether a filter leaves cars of its part of the stock out. */
export function isNarrow({ search, status, gap }: StockFilter): boolean {
  return Boolean(search || status || gap);
}
