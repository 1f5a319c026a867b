import { rmSync } from 'node:fs';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const PREFIX = 'cars-gateway-';
const ownFolder = /^cars-gateway-(\d+)-\w{6}$/;

/**
 * Makes a folder in the temporary directory for this process alone, which is removed when the process ends, and removes
 * those of processes that were killed. Its name tells the process. Rejects with a sentence where the directory cannot be written.
 */
export async function ownTemporaryFolder(): Promise<string> {
  const directory = tmpdir();
  for (const name of await readdir(directory).catch(() => [])) {
    const owner = ownFolder.exec(name)?.[1];
    // A folder with the number of this process is of an earlier one: numbers come again, in containers with each start.
    if (owner === undefined || (Number(owner) !== process.pid && isRunning(Number(owner)))) continue;
    // Another user's folder, or one that another process removes at this moment, is left alone.
    await rm(join(directory, name), { recursive: true, force: true }).catch(() => undefined);
  }
  const folder = await mkdtemp(join(directory, `${PREFIX}${process.pid}-`)).catch(() => {
    throw new Error(
      `The temporary directory cannot be written (${directory}): change its rights, or set TMPDIR.`,
    );
  });
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    // EPERM: it is another user's.
    return (error as NodeJS.ErrnoException).code !== 'ESRCH';
  }
}
