import { afterEach, beforeEach, expect, vi } from 'vitest';

/** Whatever is written to `console.error` fails the test that caused it. */
beforeEach(() => {
  vi.spyOn(console, 'error');
});

afterEach(() => {
  const written = vi.mocked(console.error).mock.calls.slice();
  vi.restoreAllMocks();
  expect(written).toEqual([]);
});
