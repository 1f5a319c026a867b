// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, onTestFinished, test, vi } from 'vitest';
import { Reload } from '../../web/errors/Reload.tsx';
import { until } from '../until.ts';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

/** Shows `Reload` while the server answers the page's address with `answer`; returns the mock of the browser's reload. */
function visit(answer: typeof fetch) {
  vi.stubGlobal('fetch', vi.fn(answer));
  const reload = vi.spyOn(location, 'reload').mockReturnValue();
  onTestFinished(() => reload.mockRestore());
  render(<Reload>{(tryAgain) => <button onClick={tryAgain}>This page cannot be shown</button>}</Reload>);
  return reload;
}

test.each([200, 404, 410])('a visitor gets the page of today where the site answers %i', async (status) => {
  const reload = visit(async () => new Response(null, { status }));
  await until(() => expect(reload).toHaveBeenCalledTimes(1));
  expect(screen.queryByText('This page cannot be shown')).toBeNull();
});

test.each([
  ['answers 503', async () => new Response(null, { status: 503 })],
  ['answers 429', async () => new Response(null, { status: 429 })],
  ['cannot be reached', () => Promise.reject(new TypeError('Failed to fetch'))],
])('a visitor stays on the page of before where the site %s', async (_how, answer) => {
  const reload = visit(answer);
  expect(await screen.findByText('This page cannot be shown')).toBeTruthy();
  expect(reload).not.toHaveBeenCalled();
});

test('a visitor tries again until the site has the page', async () => {
  let status = 503;
  const reload = visit(async () => new Response(null, { status }));
  const tryAgain = await screen.findByText('This page cannot be shown');
  tryAgain.click();
  await until(() => expect(fetch).toHaveBeenCalledTimes(2));
  expect(reload).not.toHaveBeenCalled();
  status = 200;
  tryAgain.click();
  await until(() => expect(reload).toHaveBeenCalledTimes(1));
});

test('a visitor who only waits gets the page when the site has it again', async () => {
  let status = 503;
  const reload = visit(async () => new Response(null, { status }));
  await screen.findByText('This page cannot be shown');
  status = 200;
  await until(() => expect(reload).toHaveBeenCalledTimes(1));
});

test('a visitor whose question to the site is never answered is told so', async () => {
  vi.spyOn(AbortSignal, 'timeout').mockImplementation(() => AbortSignal.abort());
  visit(async (_address, init) => {
    init?.signal?.throwIfAborted();
    return new Promise(() => undefined);
  });
  expect(await screen.findByText('This page cannot be shown')).toBeTruthy();
});
