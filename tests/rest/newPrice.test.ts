import { describe, expect, it } from 'vitest';
import type { PriceChange } from '../../rest/stock/bulk/bulkAction.ts';
import { newPrice, pricesFor } from '../../rest/stock/bulk/newPrice.ts';

const to = (change: Partial<PriceChange>): PriceChange => ({
  ...{ by: -5, unit: 'percent', roundTo: 500, rounding: 'nearest', asDiscount: false },
  ...change,
});

describe('a new price of a bulk change (BO-11)', () => {
  it.each<[string, number, Partial<PriceChange>, number]>([
    ['is rounded to the nearest 500', 199_000, {}, 189_000],
    ['is rounded up', 199_000, { rounding: 'up' }, 189_500],
    ['is rounded down', 199_400, { rounding: 'down', roundTo: 1_000 }, 189_000],
    [
      'is not rounded beyond what a computer makes of per cent',
      110_000,
      { by: 10, rounding: 'up', roundTo: 1 },
      121_000,
    ],
    ['is lower by an amount', 200_000, { by: -2_500, unit: 'aed', roundTo: 1 }, 197_500],
    ['is higher by an amount', 200_000, { by: 2_500, unit: 'aed', roundTo: 1_000 }, 203_000],
    ['that is to be lower is never higher', 10_400, { by: -1 }, 10_400],
    ['that is to be higher is never lower', 10_400, { by: 0.5, rounding: 'down' }, 10_400],
  ])('%s', (_what, price, change, expected) => {
    expect(newPrice(price, to(change))).toBe(expected);
  });

  it.each<[string, number, Parameters<typeof pricesFor>[1], boolean, ReturnType<typeof pricesFor>]>([
    ['sets the price', 190, { originalPrice: 200, discountedPrice: null }, false, { originalPrice: 190 }],
    [
      'becomes a discount',
      190,
      { originalPrice: 200, discountedPrice: null },
      true,
      { discountedPrice: 190 },
    ],
    [
      'changes the discount',
      170,
      { originalPrice: 200, discountedPrice: 180 },
      false,
      { discountedPrice: 170 },
    ],
    [
      'ends a discount of which nothing is left',
      210,
      { originalPrice: 200, discountedPrice: 180 },
      false,
      { originalPrice: 210, discountedPrice: null },
    ],
    ['stays alone', 170, { originalPrice: null, discountedPrice: 180 }, false, { discountedPrice: 170 }],
  ])('%s', (_what, price, car, asDiscount, expected) => {
    expect(pricesFor(price, car, asDiscount)).toEqual(expected);
  });
});
