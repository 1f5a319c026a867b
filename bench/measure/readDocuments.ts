import { open } from 'lmdb';
import { join } from 'node:path';

/**
 * How long it takes to read every car of an embedded store, seconds: the part of the REST API's start that no design
 * can leave out. Undefined where the store in `dataDir` keeps its cars in another way.
 */
export async function readDocuments(dataDir: string): Promise<number | undefined> {
  const file = open({ path: join(dataDir, 'store'), maxDbs: 32, readOnly: true });
  try {
    const cars = file.openDB<unknown, string | symbol>({ name: 'cars' });
    let seconds = NaN;
    // The first time warms up the files that the REST API will read as well.
    for (let time = 0; time < 2; time += 1) {
      const began = performance.now();
      let count = 0;
      for (const _car of cars.getRange()) count += 1;
      if (count === 0) return undefined;
      seconds = (performance.now() - began) / 1_000;
    }
    return seconds;
  } catch {
    return undefined;
  } finally {
    await file.close();
  }
}
