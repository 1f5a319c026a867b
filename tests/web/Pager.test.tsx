// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, expect, test } from 'vitest';
import { carMessages } from '../../web/cars/card/messages.ts';
import { Pager } from '../../web/ui/control/Pager.tsx';

afterEach(cleanup);

/** The widths in rem below which the arrows beside page `current` of `last` stand under its numbers. */
function arrowsBelow(current: number, last: number) {
  render(<Pager current={current} last={last} to={(page) => `?page=${page}`} labels={carMessages.en} />, {
    wrapper: MemoryRouter,
  });
  const { className } = screen.getByLabelText('Previous page');
  cleanup();
  return [...className.matchAll(/max-\[([\d.]+)rem\]:order-1/g)].map(([, width]) => Number(width));
}

test('PAG-3 on a phone the arrows make room for numbers of four digits', () => {
  expect(arrowsBelow(1, 10)).toEqual([]);
  expect(arrowsBelow(5, 10)).toEqual([23.4]);
  expect(arrowsBelow(99, 1615)).toEqual([23.4, 28]);
  expect(arrowsBelow(1614, 1615)).toEqual([23.4, 28]);
  expect(arrowsBelow(1000, 1615)).toEqual([23.4, 28]);
});
