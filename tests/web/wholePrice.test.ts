import { describe, expect, test } from 'vitest';
import { wholePrice } from '../../web/dealer/wholePrice.ts';

const vat = { item: 'vat', included: true } as const;
const fees = [
  { item: 'transfer', included: false, amount: 350 },
  { item: 'registration', included: false, amount: 420.5 },
  { item: 'plates', included: false, amount: 0 },
] as const;

describe('the whole price of a car', () => {
  test('is not told by a dealer who states nothing', () => {
    expect(wholePrice(100_000)).toBeUndefined();
    expect(wholePrice(100_000, [])).toBeUndefined();
  });

  test('adds what comes on top, in AED and in percent of the price', () => {
    const parts = [vat, ...fees, { item: 'insurance', included: false, percent: 1.5 } as const];
    const whole = wholePrice(199_999, parts);
    expect(whole).toMatchObject({ extra: 3_770.5, total: 203_769.5, missing: [] });
    expect(whole?.rows.map(({ item, is, amount }) => [item, is, amount])).toEqual([
      ['vat', 'included', 0],
      ['transfer', 'on top', 350],
      ['registration', 'on top', 420.5],
      ['plates', 'on top', 0],
      ['insurance', 'on top', 3_000],
      ['delivery', 'not stated', 0],
    ]);
  });

  test('names what it does not know, and leaves out what nobody needs in order to drive', () => {
    const parts = [
      ...fees.slice(0, 2),
      { item: 'insurance', included: false } as const,
      { item: 'delivery', included: false, amount: 300 } as const,
    ];
    expect(wholePrice(100_000, parts)).toMatchObject({
      ...{ extra: 770.5, total: 100_770.5, missing: ['vat', 'plates', 'insurance'] },
    });
  });
});
