import { expect, test } from 'vitest';
import { pageWindow } from '../../web/ui/control/pageWindow.ts';

const shown = (current: number, last: number) =>
  pageWindow(current, last)
    .map((page) => (page === 'gap' ? '…' : page))
    .join(' ');

test('PAG-4 the pager shows one page on either side of the current one, and the first and last', () => {
  expect(shown(5, 10)).toBe('1 … 4 5 6 … 10');
  expect(shown(1, 10)).toBe('1 2 … 10');
  expect(shown(10, 10)).toBe('1 … 9 10');
});

test('PAG-5 the pager shows no ellipsis where no page is left out', () => {
  expect(shown(3, 5)).toBe('1 2 3 4 5');
  expect(shown(2, 4)).toBe('1 2 3 4');
  expect(shown(1, 1)).toBe('1');
});
