import { expect, test } from 'vitest';
import { grouped } from '../../web/ui/text/grouped.ts';

test.each([0, 7, 999, 1000, 77000, 249000, 1234567, 2500000.4, 999.5, 4.25, 3.49, 1234.5])(
  '%d is written as English speakers of the Emirates do, with each number of decimals',
  (value) => {
    for (const decimals of [0, 1, 2] as const) {
      const intl = new Intl.NumberFormat('en-AE', { maximumFractionDigits: decimals });
      expect(grouped(value, decimals)).toBe(intl.format(value));
    }
  },
);
