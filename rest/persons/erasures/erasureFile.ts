import { open, readFile } from 'node:fs/promises';

/** The name of the file in the data folder. */
export const ERASURES = 'erasures';

/** A line of the file: a key, or an erasure. */
type Line = { key: string } | { erased: string; at: string };

/** The file that repeats the erasures beside the store. It outlives the restore of an older store by any means. */
export interface ErasureFile {
  /** What it has; nothing if there is none. */
  read(): Promise<{ keys: string[]; erasures: Map<string, string> }>;
  /** Adds lines. Settles when they are on disk. */
  append(lines: readonly Line[]): Promise<void>;
}

/** The file at `path`; it is made when there is something to write. */
export function erasureFile(path: string): ErasureFile {
  return {
    async read() {
      const text = await readFile(path, 'utf8').catch((error: NodeJS.ErrnoException) => {
        if (error.code === 'ENOENT') return '';
        throw error;
      });
      const lines = text.split('\n').flatMap(lineIn);
      return {
        keys: lines.flatMap((line) => ('key' in line ? line.key : [])),
        // The last one of a record is the latest.
        erasures: new Map(lines.flatMap((line) => ('erased' in line ? [[line.erased, line.at]] : []))),
      };
    },

    async append(lines) {
      if (lines.length === 0) return;
      const file = await open(path, 'a', 0o600);
      try {
        // Begins with a line break, as the last line of a process that was killed may have none.
        await file.appendFile(lines.map((line) => `\n${JSON.stringify(line)}`).join(''));
        await file.sync();
      } finally {
        await file.close();
      }
    },
  };
}

/** The line of a text; none if it is empty, or was cut off when its process was killed. */
function lineIn(text: string): Line[] {
  try {
    const read: unknown = JSON.parse(text);
    if (typeof read !== 'object' || read === null) return [];
    if ('key' in read && typeof read.key === 'string') return [{ key: read.key }];
    return 'erased' in read && typeof read.erased === 'string' && 'at' in read && typeof read.at === 'string'
      ? [{ erased: read.erased, at: read.at }]
      : [];
  } catch {
    return [];
  }
}
