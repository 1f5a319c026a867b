import type { Car } from '../../cars/car.ts';
import { limits } from '../../inventory/columns.ts';
import type { SaleStatus, StockEntry } from '../StockEntry.ts';
import type { BulkAction } from './bulkAction.ts';
import { newPrice, pricesFor } from './newPrice.ts';

/** Why a car is left out of a bulk change, known before it runs. */
export const refusals = [
  'unchanged',
  'noPrice',
  'tooLow',
  'tooHigh',
  'sold',
  'withdrawn',
  'unknown',
] as const;
export type Refusal = (typeof refusals)[number];

/** What a bulk change makes of a car as lists know it: what it says before and after in a word or a number, or why it is left out. */
export function planEntry(
  { price, saleStatus, featured, testDrive, withdrawnAt }: StockEntry,
  action: BulkAction,
): { before: string; after: string } | Refusal {
  const { kind, on = false } = action;
  const isListed = withdrawnAt === null;
  if (kind === 'withdraw') return isListed ? { before: 'listed', after: 'withdrawn' } : 'unchanged';
  if (kind === 'relist') return isListed ? 'unchanged' : { before: 'withdrawn', after: 'listed' };
  if (!isListed) return 'withdrawn';
  if (kind === 'price') return planPrice(price, saleStatus, action);
  if (kind === 'saleStatus') return differing(saleStatus, action.saleStatus ?? saleStatus);
  return differing(yesNo(kind === 'featured' ? featured : testDrive), yesNo(on));
}

/** The values that a bulk change sets in a listed car; none where it lists or withdraws. */
export function editOf(car: Car, { kind, price, saleStatus, on = false }: BulkAction): Partial<Car> {
  const asked = car.discountedPrice ?? car.originalPrice;
  if (kind === 'price' && price && asked !== null) {
    return pricesFor(newPrice(asked, price), car, price.asDiscount);
  }
  if (kind === 'saleStatus') return { saleStatus };
  if (kind === 'featured') return { featured: yesNo(on) };
  if (kind === 'testDrive') return { testDrive: yesNo(on) };
  return {};
}

function planPrice(asked: number | null, saleStatus: SaleStatus, { price }: BulkAction) {
  if (asked === null || !price) return 'noPrice';
  // Nobody can buy it: what it was offered for stays.
  if (saleStatus === 'sold') return 'sold';
  const after = newPrice(asked, price);
  if (after < limits.price.min) return 'tooLow';
  if (after > limits.price.max) return 'tooHigh';
  return differing(String(asked), String(after));
}

function differing(before: string, after: string) {
  return before === after ? 'unchanged' : { before, after };
}

function yesNo(on: boolean): 'yes' | 'no' {
  return on ? 'yes' : 'no';
}
