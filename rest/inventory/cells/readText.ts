import { isUtf8 } from 'node:buffer';
import { readFile, stat } from 'node:fs/promises';
import { UnusableFile } from '../UnusableFile.ts';

const reasons = new Map<string, string>([
  ['ENOENT', 'The file does not exist'],
  ['EISDIR', 'The path is a folder'],
  ['EACCES', 'This user may not read the file'],
]);

/** The byte order mark that some spreadsheets write. */
const MARK = Buffer.from('\ufeff');

/** The most bytes of a file: 400 MB, ten times the stock of the largest dealers. */
const LARGEST_FILE = 400 * 1024 * 1024;

/**
 * Reads a text file, with or without a byte order mark, as UTF-8 bytes: a string could take twice as much memory. Rejects
 * with `UnusableFile` when there is no file, it has more than `largest` bytes, or it is not UTF-8.
 */
export async function readText(path: string, largest = LARGEST_FILE): Promise<Buffer> {
  const bytes = await readBytes(path, largest).catch((error: NodeJS.ErrnoException) => {
    throw error instanceof UnusableFile
      ? error
      : new UnusableFile(`${reasons.get(error.code ?? '') ?? error.message}: ${path}.`);
  });
  // Valid UTF-8 can still be UTF-16 or a spreadsheet's own format; those are full of zeros.
  if (bytes.includes(0) || !isUtf8(bytes)) {
    throw new UnusableFile(`${path} is not UTF-8 text: save the sheet as "CSV UTF-8" and import that.`);
  }
  return bytes.subarray(bytes.subarray(0, MARK.length).equals(MARK) ? MARK.length : 0);
}

async function readBytes(path: string, largest: number): Promise<Buffer> {
  const { size } = await stat(path);
  if (size > largest) {
    throw new UnusableFile(`${path} is larger than ${largest / 1024 / 1024} MB: split it.`);
  }
  return readFile(path);
}
