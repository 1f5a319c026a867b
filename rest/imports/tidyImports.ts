import { isWorking } from './importRun.ts';
import type { RunStore } from './runStore.ts';

/** How long files are stored, and what was done with them, ms. */
const [FILE_KEPT, RUN_KEPT] = [24 * 60 * 60 * 1000, 90 * 24 * 60 * 60 * 1000];
/** More imports than anybody does in ninety days. */
const ALL = 10_000;

/**
 * Removes files a day after they came, files that were never imported with all that was said of them, and what is 90 days old. Also what
 * arrived of a file whose server ended before it had all of it: it belongs to no import.
 */
export async function tidyImports(runs: RunStore, now: Date) {
  const old = await runs.files.before(runs.newId(new Date(now.getTime() - FILE_KEPT)));
  for (const id of old) if (!(await runs.find(id))) await runs.files.remove(id);
  for (const run of await runs.list(ALL)) {
    const age = now.getTime() - Date.parse(run.at);
    if (age < FILE_KEPT || isWorking(run.state)) continue;
    const isUnused = run.state === 'ready' || run.state === 'checked';
    const isRemoved = isUnused || age >= RUN_KEPT;
    if (!isRemoved && !run.hasFile) continue;
    // Somebody may begin it at this moment: one that says that it has no file is not begun.
    if (!(await runs.write(run, { hasFile: false }))) continue;
    if (isRemoved) await runs.remove(run._id);
    else await runs.files.remove(run._id);
  }
}
