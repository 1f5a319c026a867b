import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { ownTemporaryFolder } from '../../platform/processes/ownTemporaryFolder.ts';

// Run as a process of its own: makes its temporary folder with a file in it, prints its path, and ends with its input.
const folder = await ownTemporaryFolder();
await writeFile(join(folder, 'capacitor-1.tmp'), 'a photo');
console.log(folder);
process.stdin.resume();
