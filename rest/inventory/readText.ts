import { readFile, stat } from 'node:fs/promises';
import { UnusableFile } from './UnusableFile.ts';
import { decodeText } from './decodeText.ts';

const reasons = new Map<string, string>([
  ['ENOENT', 'The file does not exist'],
  ['EISDIR', 'The path is a folder'],
  ['EACCES', 'This user may not read the file'],
]);

/** The most bytes of a file: 400 MB, ten times the stock of the largest dealers. */
const LARGEST_FILE = 400 * 1024 * 1024;

/**
 * Reads a text file in any encoding that `decodeText` knows, as UTF-8 bytes: a string could take twice as much memory. Rejects
 * with `UnusableFile` when there is no file, it has more than `largest` bytes, or it is no text.
 */
export async function readText(path: string, largest = LARGEST_FILE): Promise<Buffer> {
  const bytes = await readBytes(path, largest).catch((error: NodeJS.ErrnoException) => {
    throw error instanceof UnusableFile
      ? error
      : new UnusableFile(`${reasons.get(error.code ?? '') ?? error.message}: ${path}.`);
  });
  const text = decodeText(bytes);
  if (!text) throw new UnusableFile(`${path} is not text: save the sheet as "CSV UTF-8" and import that.`);
  return text.bytes;
}

async function readBytes(path: string, largest: number): Promise<Buffer> {
  const { size } = await stat(path);
  if (size > largest) {
    throw new UnusableFile(`${path} is larger than ${largest / 1024 / 1024} MB: split it.`);
  }
  return readFile(path);
}
