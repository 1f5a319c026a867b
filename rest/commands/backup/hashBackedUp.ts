import { createHash } from 'node:crypto';
import { openBackedUp } from './openBackedUp.ts';
import { UnusableBackup } from './UnusableBackup.ts';

/**
 * The digest of the file at `path` in the folder of a backup, hexadecimal; undefined when it is missing or cannot be read.
 * Rejects with `UnusableBackup` for a link or another special file.
 */
export async function hashBackedUp(folder: string, path: string): Promise<string | undefined> {
  const hash = createHash('sha256');
  try {
    await using file = await openBackedUp(folder, path);
    for await (const chunk of file.createReadStream({ autoClose: false })) hash.update(chunk as Buffer);
  } catch (error) {
    if (error instanceof UnusableBackup) throw error;
    return undefined;
  }
  return hash.digest('hex');
}
