import { dayNumber } from '../dealership/dubaiTime.ts';
import type { StockEntry } from './StockEntry.ts';

/** Fewer pictures than these are few. */
const ENOUGH_PICTURES = 8;
/** After this many days in the stock a car is told. */
const LONG = 60;

/** What a car lacks, or what somebody should look at (back office, cars). */
const gaps = {
  noPictures: ({ pictures }) => pictures === 0,
  fewPictures: ({ pictures }) => pictures > 0 && pictures < ENOUGH_PICTURES,
  noDescription: ({ hasDescription }) => !hasDescription,
  noPrice: ({ price }) => price === null,
  noMake: ({ hasMake }) => !hasMake,
  sheetDiffers: ({ sheetDiffers }) => sheetDiffers,
  over60Days: (entry, now) => entry.withdrawnAt === null && daysInStock(entry, now) > LONG,
} satisfies Record<string, (entry: StockEntry, now: Date) => boolean>;
export type Gap = keyof typeof gaps;

// The type of Object.keys loses the keys.
export const gapNames = Object.keys(gaps) as Gap[];

/** Whether a car has a gap. Nobody completes a sold one: of these only the sheet counts. */
export function hasGap(entry: StockEntry, gap: Gap, now: Date): boolean {
  return (gap === 'sheetDiffers' || entry.saleStatus !== 'sold') && gaps[gap](entry, now);
}

/** How many days a car is, or was, in the stock: 0 on the day on which it was listed, in Dubai. */
export function daysInStock({ listedAt, withdrawnAt }: StockEntry, now: Date): number {
  return dayNumber(withdrawnAt ?? now.getTime()) - dayNumber(listedAt);
}
