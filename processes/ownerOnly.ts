import { chmod, readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';

/** The bits of a mode that let other users than the owner in. */
const OTHERS = 0o077;
/** What the servers store in the data folder. Where there is anything else, the folder is not theirs alone. */
const stored = /^(store|photos|pictures|admin-token-secret.*)$/;

/**
 * Lets only this user read what this process writes from now on, and what it or an older version has stored in `folder`:
 * folders get the mode 700, files 600. Folders that are closed already are not looked into, but for the few files of the
 * store. `log` gets a line where something was open, or belongs to another user.
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
    log(`Other users could read ${closed} files and folders in ${folder}; now only their owner can.`);
  } catch (error) {
    const { path } = error as NodeJS.ErrnoException;
    log(`Other users may read ${path}, which belongs to another user: make it this user's own (chown).`);
  }
}

/** Root may write what is another user's; the server that runs as that user could not read it. */
async function checkOwner(paths: string[], log: (line: string) => void) {
  if (process.getuid?.() !== 0) return;
  for (const path of paths) {
    const found = await stat(path).catch(() => undefined);
    if (!found || found.uid === 0) continue;
    log(`${path} belongs to another user, who cannot read what root writes: run this as that user.`);
    return;
  }
}

/** Closes a file, or an open folder (`always`: a closed one as well) with all that is in it; gives how many were open. */
async function closeAll(path: string, always = false): Promise<number> {
  const closed = await close(path);
  if (closed === 0 && !always) return 0;
  const names = await readdir(path).catch(() => []); // A file has none.
  let inside = 0;
  for (const name of names) inside += await closeAll(join(path, name));
  return closed + inside;
}

/** 1 where the file or folder was open, else 0: it was closed before, or another process has removed it. */
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
