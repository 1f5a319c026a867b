import { revisionIn } from '../store/revised.ts';
import { type ImportRun, isWorking, type StoredProgress, type StoredRun } from './importRun.ts';

/** An import as the back office returns it; `progress` of one that is being done. */
export function importRunOf(
  { _id, header, samples, meanings, ...run }: StoredRun,
  progress: StoredProgress | null,
): ImportRun {
  const { phase = 'rows', done = 0, total = 0, isWaiting = false, counts } = progress ?? {};
  const works = isWorking(run.state);
  return {
    ...run,
    id: _id,
    revision: revisionIn(run),
    columns: header.map((name, column) => ({
      ...{ name, meaning: meanings[column] ?? null },
      samples: samples.map(({ cells }) => cells[column] ?? ''),
    })),
    counts: works ? (counts ?? null) : run.counts,
    progress: works ? { phase, done, total, isWaiting } : null,
  };
}
