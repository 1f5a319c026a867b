import { closeSync, existsSync, openSync, readSync, statfsSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { open, type RootDatabase } from 'lmdb';

/**
 * The address space for the file, bytes; only what is read takes memory. LMDB doubles it whenever the file needs more,
 * and keeps the smaller ones until the process ends.
 */
const MAP_SIZE = 2 ** 28;

/** How many collections the file may have, the log of changes included; each that is not there takes some bytes of memory. */
const MOST_COLLECTIONS = 128;

/** The least size of an LMDB file, bytes: the two pages of its header. */
const HEADER_SIZE = 8192;
/** Where LMDB's magic number stands in the header, and the number with the version of the format. */
const [MARK_PLACE, MARK] = [24, Buffer.from([0xde, 0xc0, 0xef, 0xbe, 2, 0, 0, 0])];

/** The least room on disk for a new store, bytes. */
const NEW_STORE = 64 * 1024;

/** LMDB's error codes for missing rights to a file: EPERM, EACCES, EROFS. */
const DENIED = [1, 13, 30];

/** Opens the LMDB file in the folder `path`, or makes it. Throws an error with a message if it is not one, or if space or permissions are missing. */
export function openRoot(path: string): RootDatabase {
  checkHeader(join(path, 'data.mdb'));
  checkRoom(path);
  // With `eventTurnBatching`, LMDB makes a promise that nobody can catch: on a full disk, it would end the process.
  try {
    return open({ path, maxDbs: MOST_COLLECTIONS, mapSize: MAP_SIZE, eventTurnBatching: false });
  } catch (error) {
    if (!DENIED.includes(Number((error as NodeJS.ErrnoException).code))) throw error;
    throw new Error(
      `The store in ${path} is not writable for this user. Run this as its owner, or change its permissions.`,
    );
  }
}

/** LMDB ends the process, without a message, at a file that it cannot read. It accepts an empty file. */
function checkHeader(path: string) {
  if (!existsSync(path)) return;
  const file = openSync(path, 'r');
  const header = Buffer.alloc(HEADER_SIZE);
  const length = readSync(file, header, 0, HEADER_SIZE, 0);
  closeSync(file);
  if (length === 0) return;
  if (length === HEADER_SIZE && header.subarray(MARK_PLACE, MARK_PLACE + MARK.length).equals(MARK)) return;
  throw new Error(
    `${path} is not a store. Move it away, then restore a backup or start with an empty store.`,
  );
}

/** LMDB starts its files through mapped memory: if the disk has no room for them, the system ends the process. */
function checkRoom(folder: string) {
  const [data, lock] = ['data.mdb', 'lock.mdb'].map((name) =>
    statSync(join(folder, name), { throwIfNoEntry: false }),
  );
  if (data?.size && lock?.blocks) return;
  const { bavail, bsize } = statfsSync(existsSync(folder) ? folder : dirname(folder));
  if (bavail * bsize >= NEW_STORE) return;
  throw Object.assign(new Error(`There is no space for a store in ${folder}. Free some space on its disk.`), {
    ...{ code: 'ENOSPC', path: folder },
  });
}
