import fs from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';

// Imported into a process before its own modules: `statfs` tells the number of free bytes that the file FREE_BYTES holds.
fs.statfsSync = () => {
  const bytes = Number(fs.readFileSync(process.env.FREE_BYTES, 'utf8'));
  return { type: 0, bsize: 1, blocks: 2 ** 40, bfree: bytes, bavail: bytes, files: 100, ffree: 100 };
};
syncBuiltinESMExports();
