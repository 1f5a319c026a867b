import type { StockCountFieldsFragment } from '../../../generated/StockCountFields.ts';
import type { StockRowFieldsFragment } from '../../../generated/StockRowFields.ts';

/** What a car may lack. */
export type Gap = StockRowFieldsFragment['gaps'][number];

/** The count of each. */
const countOf = {
  NO_PICTURES: 'noPictures',
  FEW_PICTURES: 'fewPictures',
  NO_DESCRIPTION: 'noDescription',
  NO_PRICE: 'noPrice',
  NO_MAKE: 'noMake',
  SHEET_DIFFERS: 'sheetDiffers',
  OVER_60_DAYS: 'over60Days',
} as const satisfies Record<Gap, keyof StockCountFieldsFragment>;

/** What cars may lack, each with how many do. */
export function countedGaps(counts: StockCountFieldsFragment): { gap: Gap; count: number }[] {
  // The type of Object.keys loses the names.
  return (Object.keys(countOf) as Gap[]).map((gap) => ({ gap, count: counts[countOf[gap]] }));
}
