import { readFileSync, rmSync } from 'node:fs';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const PREFIX = 'cars-gateway-';
const ownFolder = /^cars-gateway-(\d+)-(?:(\d+)-)?\w{6}$/;
/** The index of `starttime` (proc(5)) among the fields of `/proc/PID/stat` that follow the name of the process. */
const START_FIELD = 19;

/**
 * Makes a folder in the temporary directory for this process alone, which is removed when the process ends; removes the
 * folders of processes that were killed. Its name has the number of the process and, on Linux, the time of its start.
 * Rejects with a sentence where the directory cannot be written.
 */
export async function ownTemporaryFolder(): Promise<string> {
  const directory = tmpdir();
  for (const name of await readdir(directory).catch(() => [])) {
    const [, owner, start] = ownFolder.exec(name) ?? [];
    // A folder with this process's number belongs to an earlier process: numbers are used again, in containers at each start.
    if (owner === undefined || (Number(owner) !== process.pid && isRunning(Number(owner), start))) continue;
    // Another user's folder, or one that another process is removing, is left alone.
    await rm(join(directory, name), { recursive: true, force: true }).catch(() => undefined);
  }
  const owner = [process.pid, startOf(process.pid)].filter(Boolean).join('-');
  const folder = await mkdtemp(join(directory, `${PREFIX}${owner}-`)).catch(() => {
    throw new Error(
      `The temporary directory ${directory} is not writable. Change its permissions, or set TMPDIR.`,
    );
  });
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

/** `start`: when the process was started; another one may have its number now. */
function isRunning(pid: number, start: string | undefined): boolean {
  const startNow = startOf(pid);
  if (start && startNow) return start === startNow;
  try {
    return process.kill(pid, 0);
  } catch (error) {
    // EPERM: the process is another user's.
    return (error as NodeJS.ErrnoException).code !== 'ESRCH';
  }
}

/** When the process was started, in ticks since the machine was; undefined on other systems than Linux. */
function startOf(pid: number): string | undefined {
  try {
    // The name of the program stands in parentheses, and may itself have blanks and parentheses.
    const [, fields = ''] = /.*\) (.*)/s.exec(readFileSync(`/proc/${pid}/stat`, 'utf8')) ?? [];
    return fields.split(' ')[START_FIELD];
  } catch {
    return undefined;
  }
}
