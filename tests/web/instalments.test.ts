import { expect, test } from 'vitest';
import { flatInstalments, reducingInstalments } from '../../web/dealer/instalments.ts';

/** Both amounts, rounded to the fils (a hundredth of a dirham). */
const rounded = ({ monthly, interest }: { monthly: number; interest: number }) =>
  [monthly, interest].map((amount) => Math.round(amount * 100) / 100);

// Amounts by the textbook formula, not computed with this code.
test.each([
  [100_000, 3.99, 60, 1841.2, 10_472.06],
  [100_000, 12, 12, 8884.88, 6618.55],
  [160_000, 3.99, 60, 2945.92, 16_755.29],
])(
  'a loan of AED %i at %f%% reducing over %i months costs AED %f a month',
  (amount, rate, months, monthly, interest) => {
    expect(rounded(reducingInstalments(amount, rate, months))).toEqual([monthly, interest]);
  },
);

test.each([
  [100_000, 2.15, 60, 1845.83, 10_750],
  [120_000, 5, 12, 10_500, 6000],
])(
  'a loan of AED %i at %f%% flat over %i months costs AED %f a month',
  (amount, rate, months, monthly, interest) => {
    expect(rounded(flatInstalments(amount, rate, months))).toEqual([monthly, interest]);
  },
);

test('a loan without interest is paid back in equal parts, at either rate', () => {
  expect(reducingInstalments(60_000, 0, 48)).toEqual({ monthly: 1250, interest: 0 });
  expect(flatInstalments(60_000, 0, 48)).toEqual({ monthly: 1250, interest: 0 });
});
