import { chmod, readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { counted } from '../../text/counted.ts';

/** The mode bits that give access to users other than the owner. */
const OTHERS = 0o077;
/** What the servers store in the data folder. A folder with anything else in it is not theirs alone, and keeps its mode. */
const stored = /^(store|photos|pictures|admin-token-secret.*)$/;

/**
 * Lets only this user read what this process writes from now on, and what it or an older version has stored in `folder`:
 * folders get the mode 700, files 600. Folders that are closed already are not searched, except the store with its few
 * files. `log` gets a line when something was open, or belongs to another user.
 */
export async function ownerOnly(folder: string, log: (line: string) => void): Promise<void> {
  process.umask(OTHERS);
  const names = await readdir(folder).catch(() => []);
  const own = names.filter((name) => stored.test(name));
  await checkOwner(
    own.map((name) => join(folder, name)),
    log,
  );
  try {
    let closed = 0;
    for (const name of own) closed += await closeAll(join(folder, name), name === 'store');
    if (own.length > 0 && own.length === names.length) closed += await close(folder);
    if (closed === 0) return;
    log(
      `${counted(closed, 'file or folder', 'files and folders')} in ${folder} could be read by other users; now only by the owner.`,
    );
  } catch (error) {
    const { path } = error as NodeJS.ErrnoException;
    log(
      `${path} belongs to another user and may be readable by others. Change its owner to this user (chown).`,
    );
  }
}

/** Warns root about files of another user: the server that runs as that user could not read what root writes. */
async function checkOwner(paths: string[], log: (line: string) => void) {
  if (process.getuid?.() !== 0) return;
  for (const path of paths) {
    const found = await stat(path).catch(() => undefined);
    if (!found || found.uid === 0) continue;
    log(`${path} belongs to another user, who cannot read files written by root. Run this as that user.`);
    return;
  }
}

/**
 * Closes a file, or an open folder and everything in it (`always`: also what is in a closed one). Returns how many were
 * open.
 */
async function closeAll(path: string, always = false): Promise<number> {
  const closed = await close(path);
  if (closed === 0 && !always) return 0;
  const names = await readdir(path).catch(() => []); // A file contains no names.
  let inside = 0;
  for (const name of names) inside += await closeAll(join(path, name));
  return closed + inside;
}

/** Closes one file or folder. Returns 1 if it was open, and 0 if it was closed or another process has removed it. */
async function close(path: string): Promise<number> {
  try {
    const { mode } = await stat(path);
    if ((mode & OTHERS) === 0) return 0;
    await chmod(path, mode & 0o7777 & ~OTHERS);
    return 1;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return 0;
    throw error;
  }
}
