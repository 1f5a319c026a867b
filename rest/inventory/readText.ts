import { readFile } from 'node:fs/promises';
import { UnusableFile } from './UnusableFile.ts';

const reasons: Record<string, string> = {
  ENOENT: 'There is no such file',
  EISDIR: 'This is a folder',
  EACCES: 'This file may not be read',
};

/** Reads a text file, with or without a byte order mark. Throws `UnusableFile` where there is none, or it is not UTF-8. */
export async function readText(path: string): Promise<string> {
  const bytes = await readFile(path).catch((error: NodeJS.ErrnoException) => {
    throw new UnusableFile(`${reasons[error.code ?? ''] ?? error.message}: ${path}.`);
  });
  // Valid UTF-8 can still be UTF-16 or a spreadsheet's own format; those are full of zeros.
  const text = bytes.includes(0) ? null : decoded(bytes);
  if (text === null) {
    throw new UnusableFile(`${path} is not UTF-8 text: save the sheet as "CSV UTF-8" and import that.`);
  }
  return text;
}

function decoded(bytes: Buffer): string | null {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return null;
  }
}
