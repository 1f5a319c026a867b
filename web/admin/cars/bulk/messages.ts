import type { BulkChangeFieldsFragment } from '../../../generated/BulkChangeFields.ts';
import { formatAed } from '../../../ui/text/formatAed.ts';
import { grouped } from '../../../ui/text/grouped.ts';
import type { Catalogue } from '../../../ui/text/useMessages.ts';
import { cars } from '../selection/messages.ts';

type Change = BulkChangeFieldsFragment;
type Price = NonNullable<Change['action']['price']>;

const en = {
  cars,
  recent: 'Bulk changes',
  title: (count: number) => `Change ${cars(count)}`,
  back: 'Cars',
  noneSelected: 'No cars are selected',
  noneSelectedHint: 'Select cars in the list: one by one, a page, or all that match a search.',
  toList: 'Select cars',
  what: 'What to do',
  direction: 'Direction',
  lower: 'Lower',
  raise: 'Raise',
  by: 'By',
  unit: 'Unit',
  units: { PERCENT: 'per cent', AED: 'AED' } satisfies Record<Price['unit'], string>,
  roundTo: 'Round to',
  roundings: {
    NEAREST: 'Nearest',
    UP: 'Up',
    DOWN: 'Down',
  } satisfies Record<Price['rounding'], string>,
  rounding: 'Rounding',
  asDiscount: 'Show it as a discount',
  asDiscountHint: 'A car without a discount then keeps its price, and the site shows it struck through.',
  priceHint:
    'The price that visitors pay today changes. A car with a discount keeps its price before the discount. Monthly instalments stay as they are, and imported files do not overwrite these prices.',
  status: 'Status',
  featured: 'Shown among the featured cars',
  testDrive: 'Available for a test drive',
  yes: 'Yes',
  no: 'No',
  withdrawHint:
    'Their pages then say that they are no longer offered, and alerts about them end. Files that list them leave them withdrawn until you list them again.',
  relistHint: 'They are on the site again, as they were.',
  amountMissing: 'Enter a number, such as 5.',
  preview: 'Preview',
  previewing: 'Looking…',
  previewTitle: 'Preview',
  willChange: (count: number) => (count === 1 ? '1 car changes.' : `${cars(count)} change.`),
  nothingChanges: 'No car changes.',
  firstOnes: (count: number) => `The first ${count}`,
  leftOut: (count: number) => (count === 1 ? '1 car is left out' : `${cars(count)} are left out`),
  andMore: (count: number) => `and ${grouped(count)} more`,
  refusals: {
    UNCHANGED: 'Already so',
    NO_PRICE: 'No price',
    TOO_LOW: `Below ${formatAed(500)}`,
    TOO_HIGH: `Above ${formatAed(100_000_000)}`,
    SOLD: 'Sold',
    WITHDRAWN: 'Withdrawn',
    UNKNOWN: 'No longer there',
  } satisfies Record<Change['refusedCars'][number]['reason'], string>,
  skips: {
    CHANGED: 'Changed meanwhile',
    WITHDRAWN: 'Withdrawn meanwhile',
    LISTED: 'Listed meanwhile',
    GONE: 'No longer there',
  } satisfies Record<Change['skippedCars'][number]['reason'], string>,
  instead: (full: string) => `instead of ${full}`,
  becomes: 'becomes',
  values: {
    available: 'Available',
    reserved: 'Reserved',
    sold: 'Sold',
    yes: 'Yes',
    no: 'No',
    listed: 'On the site',
    withdrawn: 'Withdrawn',
  } as Record<string, string>,
  run: (count: number) => `Change ${cars(count)} now`,
  running: 'Starting…',
  /** What was done, for headings. */
  priceChanged: ({ by, unit }: Price) => {
    const size = unit === 'AED' ? formatAed(Math.abs(by)) : `${Math.abs(by)}\u00a0%`;
    return by < 0 ? `Prices lowered by ${size}` : `Prices raised by ${size}`;
  },
  done: {
    STATUS: (status: string) => `Status set to ${status.toLowerCase()}`,
    FEATURED: (on: boolean) => (on ? 'Featured' : 'Featured no longer'),
    TEST_DRIVE: (on: boolean) => (on ? 'Test drives offered' : 'Test drives offered no longer'),
    WITHDRAW: 'Withdrawn',
    RELIST: 'Listed again',
  },
  states: {
    PREVIEWED: 'Not started',
    RUNNING: 'Cars are being changed…',
    DONE: 'Done',
    UNDOING: 'Cars are being put back…',
    UNDONE: 'Undone',
  } satisfies Record<Change['state'], string>,
  progress: (handled: number, total: number) => `${grouped(handled)} of ${grouped(total)}`,
  goesOn: 'You can leave this page: it goes on without you.',
  changedCount: (count: number) => (count === 1 ? '1 car was changed.' : `${cars(count)} were changed.`),
  restoredCount: (count: number) =>
    count === 1 ? '1 car is as it was before.' : `${cars(count)} are as they were before.`,
  skippedCount: (count: number) =>
    count === 1 ? '1 car was left as it is' : `${cars(count)} were left as they are`,
  keptCount: (count: number) => (count === 1 ? '1 car was not put back' : `${cars(count)} were not put back`),
  undo: 'Undo',
  undoing: 'Undoing…',
  undoHint: 'Puts back every car that nobody has changed since. Possible until',
  undoOver: 'It can no longer be undone.',
  none: 'There is no such change',
  noneHint: 'The address may be mistyped, or the preview is too old.',
  latest: 'Latest',
  noRecent: 'Nothing was changed in bulk yet.',
  finished: (count: number) => (count === 1 ? '1 car is changed.' : `${cars(count)} are changed.`),
  finishedUndo: (count: number) => (count === 1 ? '1 car is put back.' : `${cars(count)} are put back.`),
  show: 'Show',
};

export type BulkMessages = typeof en;
export const bulkMessages: Catalogue<BulkMessages> = { en };
