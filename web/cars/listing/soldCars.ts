import type { CarFilter } from '../../generated/BuyPage.ts';
import { toFilter } from '../filters/buyAddress.ts';
import type { FilterState } from '../filters/FilterState.ts';

/** How long ago a car may have been sold `recently`, ms: half a year. */
const RECENTLY = 183 * 24 * 60 * 60 * 1000;

/** The filter of the sold cars among those that match; no car has it where the filter wants none that is sold. */
export function soldOf(filter: FilterState): CarFilter {
  const wantsOthers = filter.status.length > 0 && !filter.status.includes('SOLD');
  return { ...toFilter(filter), status: ['SOLD'], ...(wantsOthers && { availableNow: true }) };
}

/**
 * Whether sold cars were sold recently. `first`: the one of them that was listed first. Nothing tells when a car was sold, but
 * it was after its listing.
 */
export function areSoldLately(first: { listedAt: string | null } | undefined): boolean {
  return Date.now() - Date.parse(first?.listedAt ?? '') < RECENTLY;
}
