import { closeSync, fstatSync, openSync, writeSync } from 'node:fs';
import type { RootDatabase } from 'lmdb';
import { DiskFull, type FreeSpace } from './FreeSpace.ts';

const MB = 1024 * 1024;
/** How much of the file is written ahead, at least, after each write; bytes. More than a usual commit needs. */
const AHEAD = 4 * MB;
/** By how much the file grows at once, bytes. */
const STEP = 4 * MB;
/** One for all: a new one each time would stay in memory until the next garbage collection. */
const ZEROS = Buffer.alloc(STEP);
/** What changes and removals may need, bytes: with less than this written ahead on a full disk, they are refused too. */
const MIN_AHEAD = MB;

/**
 * The end of the LMDB file, which is written with zeros before LMDB needs it. After a commit that fails half way, as the disk
 * is full, LMDB may damage the memory of the process; in pages that have their space already, it does not fail.
 */
export class FileReserve {
  private readonly file: number;
  private readonly root: RootDatabase;
  private readonly space: FreeSpace;

  /** `path`: the file of `root`. */
  constructor(path: string, root: RootDatabase, space: FreeSpace) {
    this.file = openSync(path, 'r+');
    this.root = root;
    this.space = space;
  }

  /**
   * Throws `DiskFull` where too little space is free for a write that `adds` to the store. Changes and removals go on in what
   * is written ahead.
   */
  check(adds: boolean) {
    if (adds || this.ahead() < MIN_AHEAD) this.space.check();
  }

  /** Writes the file ahead where it is due and the disk has room. Call it inside a transaction, so that nothing else grows it. */
  extend() {
    if (this.ahead() >= AHEAD || !this.space.take(STEP)) return;
    const end = fstatSync(this.file).size;
    try {
      writeSync(this.file, ZEROS, 0, STEP, end);
    } catch (error) {
      // Another process has filled the disk in this second.
      throw new DiskFull((error as Error).message);
    }
  }

  close() {
    closeSync(this.file);
  }

  /** How many bytes are written ahead. */
  private ahead(): number {
    // LMDB's types leave out what its own function returns.
    const { pageSize, lastPageNumber } = this.root.getStats() as { pageSize: number; lastPageNumber: number };
    return fstatSync(this.file).size - (lastPageNumber + 1) * pageSize;
  }
}
