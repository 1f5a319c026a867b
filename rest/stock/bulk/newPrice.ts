import type { Car } from '../../cars/car.ts';
import type { PriceChange } from './bulkAction.ts';

/** The prices of a car, AED. */
type Prices = Pick<Car, 'originalPrice' | 'discountedPrice'>;

const roundings = { nearest: Math.round, up: Math.ceil, down: Math.floor };

/**
 * The new asking price of a car, AED, rounded as a dealer chooses. Rounding never turns a change round: what is to become lower is
 * never higher than before.
 */
export function newPrice(price: number, { by, unit, roundTo, rounding }: PriceChange): number {
  // To the fils: 199,000 less 5 per cent is no 189,049.99999.
  const exact = Number((unit === 'aed' ? price + by : (price * (100 + by)) / 100).toFixed(2));
  const rounded = roundings[rounding](exact / roundTo) * roundTo;
  return by < 0 ? Math.min(rounded, price) : Math.max(rounded, price);
}

/**
 * The prices to set so that a car is asked for at `price`. One with a discount keeps what it costs without: the discount changes,
 * and ends where nothing is left of it. One without becomes cheaper or dearer, or with `asDiscount` gets a discount.
 */
export function pricesFor(price: number, car: Prices, asDiscount: boolean): Partial<Prices> {
  const { originalPrice, discountedPrice } = car;
  const isBelow = originalPrice === null || price < originalPrice;
  if (discountedPrice !== null) {
    return isBelow ? { discountedPrice: price } : { originalPrice: price, discountedPrice: null };
  }
  return asDiscount && isBelow ? { discountedPrice: price } : { originalPrice: price };
}
