// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, onTestFinished, test, vi } from 'vitest';
import { Reload } from '../../web/errors/Reload.tsx';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

/** Shows it where the page of its address is answered in this way; gives what reloads the page. */
function visit(answer: () => Promise<Response>) {
  vi.stubGlobal('fetch', answer);
  const reload = vi.spyOn(location, 'reload').mockReturnValue();
  onTestFinished(() => reload.mockRestore());
  render(<Reload>This page cannot be shown</Reload>);
  return reload;
}

test.each([200, 404, 410])('a visitor gets the page of today where the site answers %i', async (status) => {
  const reload = visit(async () => new Response(null, { status }));
  await vi.waitFor(() => expect(reload).toHaveBeenCalledTimes(1));
  expect(screen.queryByText('This page cannot be shown')).toBeNull();
});

test.each([
  ['answers 503', async () => new Response(null, { status: 503 })],
  ['cannot be reached', () => Promise.reject(new TypeError('Failed to fetch'))],
])('a visitor stays on the page of before where the site %s', async (_how, answer) => {
  const reload = visit(answer);
  expect(await screen.findByText('This page cannot be shown')).toBeTruthy();
  expect(reload).not.toHaveBeenCalled();
});
