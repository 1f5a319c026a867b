import { vi } from 'vitest';

/**
 * Settles with what `check` returns as soon as it throws no more; rejects with what it threw last after a minute, which
 * is less than a test may take. How fast something is, benchmarks say.
 */
export const until = <T>(check: () => T | Promise<T>): Promise<T> =>
  vi.waitFor(check, { timeout: 60_000, interval: 20 });
