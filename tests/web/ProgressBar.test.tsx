// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { ProgressBar } from '../../web/ui/control/ProgressBar.tsx';

afterEach(cleanup);

test('a bar tells how much is done, and nothing as long as nobody knows how much there is', () => {
  const bar = () => screen.getByRole('progressbar', { name: 'Importing' });
  const { rerender } = render(<ProgressBar label="Importing" done={0} total={0} />);
  expect(bar().hasAttribute('value')).toBe(false);
  rerender(<ProgressBar label="Importing" done={3} total={4} />);
  expect(bar()).toHaveProperty('position', 0.75);
});
