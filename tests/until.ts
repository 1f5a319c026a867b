import { setTimeout as sleep } from 'node:timers/promises';

/** The time between two looks, ms. */
const PAUSE = 20;
/** The clock of the machine, also where a test sets its own. */
const now = performance.now.bind(performance);

/**
 * Settles with what `check` returns as soon as it throws no more; rejects with what it threw last when `limit` ms are over.
 * A test names a limit only where it proves it: otherwise, benchmarks say how fast something is. A clock that the test has
 * set stands still meanwhile, which it does not in `vi.waitFor`.
 */
export async function until<T>(check: () => T | Promise<T>, limit = 60_000): Promise<T> {
  const end = now() + limit;
  for (;;) {
    try {
      return await check();
    } catch (error) {
      if (now() > end) throw error;
    }
    await sleep(PAUSE);
  }
}
