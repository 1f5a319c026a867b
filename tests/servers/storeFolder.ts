import { statfsSync } from 'node:fs';
import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** What all stores that tests have at once may take, bytes: containers have 64 MB of memory for files by default. */
const ENOUGH = 2 ** 31;

/** An empty folder for a store, in memory where Linux has enough for that: a disk makes every write of a test wait. */
export function storeFolder(): Promise<string> {
  return mkdtemp(join(hasMemoryForFiles() ? '/dev/shm' : tmpdir(), 'cars-'));
}

function hasMemoryForFiles(): boolean {
  try {
    const { bavail, bsize } = statfsSync('/dev/shm');
    return bavail * bsize > ENOUGH;
  } catch {
    return false;
  }
}
