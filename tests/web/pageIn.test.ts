import { expect, test } from 'vitest';
import { pageIn } from '../../web/admin/list/pageIn.ts';

test.each([
  ['', 1],
  ['page=3', 3],
  ['page=1000000', 1_000_000],
  ['page=1000001', 1],
  ['page=0', 1],
  ['page=-2', 1],
  ['page=1.5', 1],
  ['page=two', 1],
])('an address with “%s” shows page %d of a list', (address, page) => {
  expect(pageIn(new URLSearchParams(address))).toBe(page);
});
