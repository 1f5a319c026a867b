import type { StoredRun } from './importRun.ts';

/** What is said of an import whose process has ended before it was done. */
export function interruption(state: StoredRun['state']): NonNullable<StoredRun['problem']> {
  const message =
    state === 'running'
      ? 'The import was interrupted. Run it again: nothing is imported twice.'
      : 'The check was interrupted. Check the file again.';
  return { message, canBeForced: false };
}
