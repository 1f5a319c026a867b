// Preloaded into a server (`node --import`): when the server ends, it writes its NODE_ENV and the files of packages that
// it has loaded into a file of the folder LOADED_MODULES.
import { writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { isMainThread } from 'node:worker_threads';

const { cache } = createRequire(import.meta.url);

if (isMainThread) {
  process.on('exit', () => {
    // Node also lists files that it has only scanned for the names of their exports.
    const files = Object.values(cache).flatMap(({ loaded, filename }) => (loaded ? [filename] : []));
    const lines = [`NODE_ENV=${process.env.NODE_ENV}`, ...files];
    writeFileSync(join(process.env.LOADED_MODULES, `${process.pid}.txt`), lines.join('\n'));
  });
}
