import { constants } from 'node:fs';
import { type FileHandle, open, realpath } from 'node:fs/promises';
import { join } from 'node:path';
import { UnusableBackup } from './UnusableBackup.ts';

/** A link is not followed, and a named pipe does not wait for a writer. */
const FLAGS = constants.O_RDONLY | constants.O_NOFOLLOW | constants.O_NONBLOCK;

/**
 * Opens the file at `path` in the folder of a backup for reading; the caller closes it. Rejects with `UnusableBackup` for
 * anything but a regular file inside the folder: whoever prepared a link could have any file of this machine published as a
 * picture. The folder itself may be reached by a link, which is the operator's own. Rejects with the error of the system
 * when there is nothing, or nothing that can be read.
 */
export async function openBackedUp(folder: string, path: string): Promise<FileHandle> {
  const [root, found] = await Promise.all([realpath(folder), realpath(join(folder, path))]);
  if (found !== join(root, path)) throw notOwn(path);
  const file = await open(found, FLAGS).catch((error: NodeJS.ErrnoException) => {
    throw error.code === 'ELOOP' ? notOwn(path) : error;
  });
  if ((await file.stat()).isFile()) return file;
  await file.close();
  throw notOwn(path);
}

function notOwn(path: string) {
  return new UnusableBackup(
    `The backup cannot be restored: ${path} is a link or another special file, but a backup has only regular files in its ` +
      'own folder. Nothing was restored. If you trust the file, replace the link with a copy of it; otherwise use another backup.',
  );
}
