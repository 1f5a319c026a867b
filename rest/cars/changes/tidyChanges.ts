import { type BackgroundWork, regularWork } from '../../../platform/processes/regularWork.ts';
import type { CarStore } from '../carStore.ts';

/** How often changes are tidied, ms. */
const EVERY = 10_000;

/** Records the changes that ended processes left pending, and removes old ones: at the start, and every ten seconds. */
export function tidyChanges(
  cars: CarStore,
  log: { error(details: unknown, line: string): void },
): BackgroundWork {
  return regularWork({
    work: () => cars.tidyChanges(),
    every: EVERY,
    onError: (error) => log.error(error, 'Pending changes could not be added to the feed; retrying'),
  });
}
