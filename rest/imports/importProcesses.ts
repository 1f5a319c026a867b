import type { StoreLog } from '../store/Collection.ts';
import { isWorking, type StoredRun } from './importRun.ts';
import { interruption } from './interruption.ts';
import type { RunStore } from './runStore.ts';

/** How long an import may be without a sign of life, ms: it gives one every second, but on a busy machine its process starts slowly. */
const SILENCE = 60_000;

/** Starts a process that does an import, and settles when that has ended. Rejects where it cannot be started. */
export type ImportStarter = (id: string) => Promise<void>;

export type ImportProcesses = ReturnType<typeof importProcesses>;

/**
 * The processes that do imports. One that has ended without saying so was killed: its import is interrupted. That of another REST API,
 * or of one before, is known by its signs of life; these are counted, not compared with a clock, as clocks differ.
 */
export function importProcesses({
  runs,
  start,
  silence = SILENCE,
  log,
}: {
  runs: RunStore;
  start: ImportStarter;
  silence?: number;
  log: StoreLog;
}) {
  /** The last sign of life of each import that is being done, and when it was seen first. */
  const seen = new Map<string, { sign: string; since: number }>();

  async function interrupt({ _id: id, attempt }: StoredRun, sign?: string): Promise<StoredRun | undefined> {
    const progress = await runs.progressOf(id);
    const changed = await runs.change(id, (run) =>
      isWorking(run.state) &&
      run.attempt === attempt &&
      (sign === undefined || signOf(run, progress?.beat) === sign)
        ? {
            state: run.state === 'running' ? 'interrupted' : 'ready',
            problem: interruption(run.state),
            counts: progress?.counts ?? null,
            ...{ isCancelling: false, endedAt: new Date().toISOString() },
          }
        : undefined,
    );
    seen.delete(id);
    return changed;
  }

  return {
    /** Starts the process of an import that has begun. */
    start(run: StoredRun) {
      seen.delete(run._id);
      void start(run._id)
        .catch((error: Error) => log.warn({ err: error }, 'An import could not be started'))
        .then(() => interrupt(run))
        .catch((error: Error) => log.warn({ err: error }, 'An import has ended, which could not be stored'));
    },

    /** An import as it is: interrupted where its process has given no sign of life for a while. */
    async watched(run: StoredRun): Promise<StoredRun> {
      if (!isWorking(run.state)) {
        seen.delete(run._id);
        return run;
      }
      const sign = signOf(run, (await runs.progressOf(run._id))?.beat);
      const last = seen.get(run._id);
      if (last?.sign !== sign) seen.set(run._id, { sign, since: performance.now() });
      else if (performance.now() - last.since > silence) return (await interrupt(run, sign)) ?? run;
      return run;
    },
  };
}

const signOf = ({ attempt }: StoredRun, beat = 0) => `${attempt} ${beat}`;
