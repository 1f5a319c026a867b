import { open, readFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { makeFolder } from '../../../platform/processes/makeFolder.ts';

/** The name of the file in the data folder. */
export const ERASURES = 'erasures';

/** A line of the file: a key, or an erasure. */
type Line = { key: string } | { erased: string; at: string };

/** The file that repeats the erasures beside the store. It outlives the restore of an older store by any means. */
export interface ErasureFile {
  /** What it has; nothing if there is none. */
  read(): Promise<{ keys: string[]; erasures: Map<string, string> }>;
  /** Adds lines. Settles when they are on disk, or could not be written. */
  append(lines: readonly Line[]): Promise<void>;
}

/**
 * The file at `path`; it is made when there is something to write. What cannot be read or written is told to `onFailure`: the list is in
 * the store as well.
 */
export function erasureFile(path: string, onFailure: (error: Error) => void): ErasureFile {
  return {
    async read() {
      const text = await readFile(path, 'utf8').catch((error: NodeJS.ErrnoException) => {
        if (error.code !== 'ENOENT') onFailure(error);
        return '';
      });
      const keys: string[] = [];
      const erasures = new Map<string, string>();
      for (const line of text.split('\n').flatMap(lineIn)) {
        if ('key' in line) keys.push(line.key);
        // The latest of a record, which need not be the last: that of a former id is as old as its correction.
        else if (line.at > (erasures.get(line.erased) ?? '')) erasures.set(line.erased, line.at);
      }
      return { keys, erasures };
    },

    async append(lines) {
      if (lines.length === 0) return;
      try {
        await makeFolder(dirname(path));
        await using file = await open(path, 'a', 0o600);
        // Begins with a line break, as the last line of a process that was killed may have none.
        await file.appendFile(lines.map((line) => `\n${JSON.stringify(line)}`).join(''));
        await file.sync();
      } catch (error) {
        onFailure(error as Error);
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
