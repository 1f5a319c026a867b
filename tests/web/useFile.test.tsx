// @vitest-environment happy-dom
import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { useFile } from '../../web/admin/page/files/useFile.ts';
import { writeToken } from '../../web/admin/token.ts';

beforeEach(() => writeToken('a token'));
afterEach(() => {
  cleanup();
  writeToken(null);
  vi.unstubAllGlobals();
});

test('somebody who taps twice downloads a file once, and can download it again when it is there', async () => {
  let answer = (_response: Response) => {};
  const fetched = vi.fn<typeof fetch>(() => new Promise((resolve) => (answer = resolve)));
  vi.stubGlobal('fetch', fetched);
  const saved: string[] = [];
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    saved.push(this.download);
  });
  const { result } = renderHook(() => useFile('It could not be loaded.'));
  const take = () => act(async () => void result.current.take('/stock.csv', 'stock.csv'));

  await take();
  expect(result.current.busy).toBe(true);
  await take();
  await act(async () => answer(new Response('S-1001')));
  await vi.waitFor(() => expect(result.current.busy).toBe(false));
  expect([fetched.mock.calls.length, saved]).toEqual([1, ['stock.csv']]);

  await take();
  expect(fetched).toHaveBeenCalledTimes(2);
});
