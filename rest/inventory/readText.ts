import { isUtf8 } from 'node:buffer';
import { readFile } from 'node:fs/promises';
import { UnusableFile } from './UnusableFile.ts';

const reasons = new Map<string, string>([
  ['ENOENT', 'There is no such file'],
  ['EISDIR', 'This is a folder'],
  ['EACCES', 'This file may not be read'],
]);

/** The byte order mark that some spreadsheets write. */
const MARK = Buffer.from('\ufeff');

/**
 * Reads a text file, with or without a byte order mark, as UTF-8 bytes: a string could take twice as much memory. Rejects
 * with `UnusableFile` when there is no file, or it is not UTF-8.
 */
export async function readText(path: string): Promise<Buffer> {
  const bytes = await readFile(path).catch((error: NodeJS.ErrnoException) => {
    throw new UnusableFile(`${reasons.get(error.code ?? '') ?? error.message}: ${path}.`);
  });
  // Valid UTF-8 can still be UTF-16 or a spreadsheet's own format; those are full of zeros.
  if (bytes.includes(0) || !isUtf8(bytes)) {
    throw new UnusableFile(`${path} is not UTF-8 text: save the sheet as "CSV UTF-8" and import that.`);
  }
  return bytes.subarray(bytes.subarray(0, MARK.length).equals(MARK) ? MARK.length : 0);
}
