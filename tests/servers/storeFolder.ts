import { statfsSync } from 'node:fs';
import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** How much memory all stores of concurrent tests may take, bytes: containers have 64 MB for files by default. */
const ENOUGH = 2 ** 31;

/** An empty folder for a store, in memory where Linux has enough: on a disk, every write of a test waits. */
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
