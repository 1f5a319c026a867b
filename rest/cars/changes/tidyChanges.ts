import type { CarStore } from '../carStore.ts';

/** How often changes are tidied, ms. */
const EVERY = 10_000;

/** Records the changes that ended processes left pending, and removes old ones: at the start, and every ten seconds. */
export function tidyChanges(cars: CarStore, log: { error(details: unknown, line: string): void }) {
  let timer: NodeJS.Timeout | undefined;
  let tidying: Promise<void> | undefined;

  function tidy() {
    tidying ??= cars
      .tidyChanges()
      .catch((error: unknown) => log.error(error, 'Pending changes could not be added to the feed; retrying'))
      .finally(() => (tidying = undefined));
  }

  return {
    start() {
      tidy();
      timer = setInterval(tidy, EVERY).unref();
    },
    /** Settles when no tidying is running. */
    async stop() {
      clearInterval(timer);
      await tidying;
    },
  };
}
