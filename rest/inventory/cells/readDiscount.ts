import type { Cells } from './Cells.ts';
import { InvalidCell } from './InvalidCell.ts';
import { limits } from '../columns.ts';
import { readAmount } from './readNumber.ts';

/**
 * Reads the price after the discount. Returns null if there is none, or if it equals the price; throws `InvalidCell` if
 * it is no amount, or above the price.
 */
export function readDiscount(cells: Cells): number | null {
  const discounted = readAmount('discounted price', cells.text('discountedPrice'), limits.price);
  const price = amountOrNull(cells.text('price'));
  if (discounted === null || price === null || discounted < price) return discounted;
  if (discounted === price) return null;
  const [said, priceSaid] = [discounted, price].map((amount) => amount.toLocaleString('en-US'));
  throw new InvalidCell(`discounted price ${said} AED is above the price ${priceSaid} AED`);
}

/** Null for a price that cannot be read: the reader of the price refuses it. */
function amountOrNull(text: string | null): number | null {
  try {
    return readAmount('price', text, limits.price);
  } catch {
    return null;
  }
}
