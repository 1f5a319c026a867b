import { grouped } from '../../../ui/text/grouped.ts';
import type { Catalogue } from '../../../ui/text/useMessages.ts';
import type { BulkKind } from './kinds.ts';

/** A number of cars in words. */
export const cars = (count: number) => (count === 1 ? '1 car' : `${grouped(count)} cars`);

const en = {
  selection: 'Selection',
  select: (name: string) => `Select ${name}`,
  beginSelection: 'Select',
  selected: (count: number) => (count === 0 ? 'No car selected' : `${grouped(count)} selected`),
  selectPage: 'This page',
  selectAll: (count: number) => `All ${grouped(count)}`,
  thatMatch: 'that match',
  endSelection: 'Clear',
  change: (count: number) => `Change ${cars(count)}…`,
  kinds: {
    PRICE: 'Price',
    STATUS: 'Status',
    FEATURED: 'Featured',
    TEST_DRIVE: 'Test drive',
    WITHDRAW: 'Withdraw',
    RELIST: 'List again',
  } satisfies Record<BulkKind, string>,
};

export const selectionMessages: Catalogue<typeof en> = { en };
