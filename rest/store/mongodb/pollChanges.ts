import { setTimeout } from 'node:timers/promises';
import type { StoreLog } from '../Collection.ts';
import { retryPause } from './retryPause.ts';
import { type LoggedWrite, numberOf, type SharedChangeLog } from './SharedChangeLog.ts';
import type { WrittenIds } from '../embedded/WrittenIds.ts';

/** How often the log is read, ms. */
const POLL_EVERY = 1_000;
/** After this time, an announced write counts as over, even if its process never noted that; ms. */
const OVER_AFTER = 10_000;

/**
 * Polls the log and tells `feed` what other processes write, until `signal` ends it. Settles when the log was read for
 * the first time: every later write reaches the feed. From then on, a log that cannot be read is tried again.
 */
export async function pollChanges(parts: {
  log: SharedChangeLog;
  feed: WrittenIds;
  signal: AbortSignal;
  fault: StoreLog;
}): Promise<{ ended: Promise<void> }> {
  const { log, feed, signal, fault } = parts;
  const announced = new Map<number, { ids: readonly string[]; at: number }>();
  let last = await log.newest();

  function tell(entry: LoggedWrite) {
    if (entry.announced === null) announced.set(numberOf(entry), { ids: entry.ids, at: Date.now() });
    else {
      announced.delete(entry.announced);
      feed.add(entry.ids);
    }
  }

  async function poll() {
    const read = await log.since(last);
    if (read) {
      last = read.last;
      read.writes.forEach(tell);
    } else {
      last = await log.newest();
      feed.invalidate();
    }
    for (const [number, { ids, at }] of announced) {
      if (Date.now() - at < OVER_AFTER) continue;
      announced.delete(number);
      feed.add(ids);
    }
  }

  async function run() {
    for (let failures = 0; ;) {
      await setTimeout(failures === 0 ? POLL_EVERY : retryPause(failures), undefined, { signal, ref: false });
      try {
        await poll();
        failures = 0;
      } catch (error) {
        failures += 1;
        if (failures === 1)
          fault.warn({ error }, 'The writes of other processes could not be read; retrying');
      }
    }
  }

  const ended = run().catch((error: Error) => {
    if (!signal.aborted) throw error;
  });
  return { ended };
}
