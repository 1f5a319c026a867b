// @vitest-environment happy-dom
import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { useRetries } from '../../web/ui/hooks/useRetries.ts';

beforeEach(() => void vi.useFakeTimers());

afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const pass = (seconds: number) => act(() => vi.advanceTimersByTimeAsync(seconds * 1_000));

test('what a visitor misses is tried again after pauses that grow to a minute, until it is there', async () => {
  const retry = vi.fn<() => Promise<void>>(async () => undefined);
  const { unmount } = renderHook(() => useRetries(retry, true));
  let tries = 0;
  for (const pause of [3, 6, 12, 24, 48, 60, 60]) {
    await pass(pause - 0.1);
    expect(retry).toHaveBeenCalledTimes(tries);
    await pass(0.1);
    expect(retry).toHaveBeenCalledTimes((tries += 1));
  }
  unmount();
  await pass(120);
  expect(retry).toHaveBeenCalledTimes(tries);
});

test('beside a form that is being filled in nothing is loaded by itself', async () => {
  const retry = vi.fn<() => void>();
  renderHook(() => useRetries(retry, false));
  await pass(300);
  expect(retry).not.toHaveBeenCalled();
});
