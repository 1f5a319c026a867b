import { readFileSync, rmSync } from 'node:fs';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const PREFIX = 'cars-gateway-';
const ownFolder = /^cars-gateway-(\d+)-(?:(\d+)-)?\w{6}$/;
/** The place of a process's start among what `/proc/PID/stat` has after its name (`starttime` in proc(5)). */
const START_FIELD = 19;

/**
 * Makes a folder in the temporary directory for this process alone, which is removed when the process ends, and removes
 * those of processes that were killed. Its name tells the process: its number and, on Linux, its start. Rejects with a
 * sentence where the directory cannot be written.
 */
export async function ownTemporaryFolder(): Promise<string> {
  const directory = tmpdir();
  for (const name of await readdir(directory).catch(() => [])) {
    const [, owner, start] = ownFolder.exec(name) ?? [];
    // A folder with the number of this process is of an earlier one: numbers come again, in containers with each start.
    if (owner === undefined || (Number(owner) !== process.pid && isRunning(Number(owner), start))) continue;
    // Another user's folder, or one that another process removes at this moment, is left alone.
    await rm(join(directory, name), { recursive: true, force: true }).catch(() => undefined);
  }
  const owner = [process.pid, startOf(process.pid)].filter(Boolean).join('-');
  const folder = await mkdtemp(join(directory, `${PREFIX}${owner}-`)).catch(() => {
    throw new Error(
      `The temporary directory cannot be written (${directory}): change its rights, or set TMPDIR.`,
    );
  });
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

/** `start`: of the process that is meant; another one may have its number now. */
function isRunning(pid: number, start: string | undefined): boolean {
  const startNow = startOf(pid);
  if (start && startNow) return start === startNow;
  try {
    return process.kill(pid, 0);
  } catch (error) {
    // EPERM: it is another user's.
    return (error as NodeJS.ErrnoException).code !== 'ESRCH';
  }
}

/** When the process was started, in ticks since the machine was; undefined where the system does not tell (it is not Linux). */
function startOf(pid: number): string | undefined {
  try {
    // The name of the program, in parentheses, may have blanks and parentheses itself.
    const [, fields = ''] = /.*\) (.*)/s.exec(readFileSync(`/proc/${pid}/stat`, 'utf8')) ?? [];
    return fields.split(' ')[START_FIELD];
  } catch {
    return undefined;
  }
}
