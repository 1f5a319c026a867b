import { regularWork } from '../../platform/processes/regularWork.ts';
import type { ImportCounts, StoredProgress, StoredRun } from './importRun.ts';
import type { RunStore } from './runStore.ts';

/** How often an import gives a sign of life, and looks whether somebody has cancelled it, ms. */
const EVERY = 1_000;

type Shown = Omit<StoredProgress, '_id' | 'beat' | 'counts'>;

export type ImportSigns = ReturnType<typeof showSigns>;

/**
 * Stores every second how far an import is, as a sign of life, and aborts `cancelled` when somebody cancels it, removes it, or has
 * begun it anew: then it is no longer its process that does it.
 */
export function showSigns({
  runs,
  run: { _id: id, attempt },
  counts,
}: {
  runs: RunStore;
  run: StoredRun;
  counts: ImportCounts;
}) {
  const cancelled = new AbortController();
  let shown: Shown = { phase: 'rows', done: 0, total: 0, isWaiting: false };
  let beat = 0;
  const signs = regularWork({
    every: EVERY,
    async work() {
      beat += 1;
      await runs.setProgress({ _id: id, beat, ...shown, counts: { ...counts } });
      const run = await runs.find(id);
      if (!run || run.isCancelling || run.attempt !== attempt) cancelled.abort();
    },
    // A sign that cannot be written is left out: the next one may be.
    onError: () => undefined,
  });
  void signs.start();
  return {
    cancelled: cancelled.signal,
    show(now: Partial<Shown>) {
      shown = { ...shown, ...now };
    },
    end: () => signs.stop(),
  };
}
