import { closeSync, existsSync, openSync, readSync, statfsSync, statSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { type Database, type Key, open, type RootDatabase } from 'lmdb';

/** A table of the file as it is now, with what any process has written before. Throws once the file is closed. */
export type Table<V, K extends Key> = () => Database<V, K>;

/**
 * Addresses for the file, bytes; memory is used for what is read. A larger file gets twice the room, as often as it needs
 * it, and each room stays until the process ends.
 */
const MAP_SIZE = 2 ** 28;

/** What LMDB needs of a file, bytes: the two pages of its header, which are at least so long. */
const HEADER_SIZE = 8192;
/** The place of LMDB's mark in it, and the mark with the version of the format. */
const [MARK_PLACE, MARK] = [24, Buffer.from([0xde, 0xc0, 0xef, 0xbe, 2, 0, 0, 0])];

/** What a new store needs at least on its disk, bytes. */
const NEW_STORE = 64 * 1024;

/** LMDB's codes where the rights of a file are missing: EPERM, EACCES, EROFS. */
const DENIED = [1, 13, 30];

/** The files that this process has open, by their folders, and how often. */
const opened = new Map<string, { root: RootDatabase; users: number }>();

/**
 * The LMDB file of the embedded store. Several processes may have it open at once. One process has it open once, however
 * often it is asked for, as LMDB wants it: two would wait for each other's writes for ever.
 */
export class EmbeddedFile {
  private readonly folder: string;
  private readonly root: RootDatabase;
  private isClosed = false;

  /** Opens the file in `folder`, or makes it. Throws with a sentence where the file there is none of LMDB's, or has no room. */
  constructor(folder: string) {
    this.folder = resolve(folder);
    const file = opened.get(this.folder) ?? { root: openRoot(this.folder), users: 0 };
    file.users += 1;
    opened.set(this.folder, file);
    this.root = file.root;
  }

  /** Opens the table `name`, or makes it. */
  table<V, K extends Key>(name: string): Table<V, K> {
    const table = this.root.openDB<V, K>({ name });
    return () => {
      this.check();
      // LMDB reads from one snapshot for a turn of the event loop; a write of another process may be newer.
      table.resetReadTxn();
      return table;
    };
  }

  /** Copies the file as it is now into `folder`, without the room that removed documents left. */
  async copy(folder: string) {
    this.check();
    await this.root.backup(folder, true);
  }

  /** Reads something from the file. */
  ping() {
    this.check();
    this.root.getStats();
  }

  /** Settles when all that was to be written is on disk. */
  async close() {
    if (this.isClosed) return;
    await this.root.flushed;
    this.isClosed = true;
    const file = opened.get(this.folder);
    if (file?.root !== this.root) return;
    file.users -= 1;
    if (file.users > 0) return;
    opened.delete(this.folder);
    await this.root.close();
  }

  /** A closed file throws from LMDB's timers, where nobody can catch it, and a write to it never settles. */
  private check() {
    if (this.isClosed) throw new Error('The store is closed.');
  }
}

function openRoot(path: string): RootDatabase {
  checkHeader(join(path, 'data.mdb'));
  checkRoom(path);
  // A batch for each turn of the event loop would have a promise that nobody can catch: where the disk is full, it ends
  // the process.
  try {
    return open({ path, maxDbs: 32, mapSize: MAP_SIZE, eventTurnBatching: false });
  } catch (error) {
    if (!DENIED.includes(Number((error as NodeJS.ErrnoException).code))) throw error;
    throw new Error(
      `The store in ${path} is not this user's to write: run this as its owner, or change its rights.`,
    );
  }
}

/** LMDB ends the process, without a word, at a file that it cannot read. An empty one it fills. */
function checkHeader(path: string) {
  if (!existsSync(path)) return;
  const file = openSync(path, 'r');
  const header = Buffer.alloc(HEADER_SIZE);
  const length = readSync(file, header, 0, HEADER_SIZE, 0);
  closeSync(file);
  if (length === 0) return;
  if (length === HEADER_SIZE && header.subarray(MARK_PLACE, MARK_PLACE + MARK.length).equals(MARK)) return;
  throw new Error(`${path} is no store: move it away, then restore a backup, or start with an empty store.`);
}

/** LMDB begins its files through memory: where the disk has no room for that, the system ends the process. */
function checkRoom(folder: string) {
  const [data, lock] = ['data.mdb', 'lock.mdb'].map((name) =>
    statSync(join(folder, name), { throwIfNoEntry: false }),
  );
  if (data?.size && lock?.blocks) return;
  const { bavail, bsize } = statfsSync(existsSync(folder) ? folder : dirname(folder));
  if (bavail * bsize >= NEW_STORE) return;
  throw Object.assign(new Error(`There is no room for a store in ${folder}: make room on its disk.`), {
    ...{ code: 'ENOSPC', path: folder },
  });
}
