import { join, resolve } from 'node:path';
import type { Database, Key, RootDatabase } from 'lmdb';
import { FileReserve } from './FileReserve.ts';
import type { FreeSpace } from './FreeSpace.ts';
import { openRoot } from './openRoot.ts';

/** Gives a table of the file in its current state, with all writes of any process. Throws once the file is closed. */
export type Table<V, K extends Key> = () => Database<V, K>;

/** A file that this process has open. `isBroken`: a commit has failed, after which LMDB waits for ever when it is closed. */
interface OpenedFile {
  root: RootDatabase;
  users: number;
  isBroken: boolean;
}

/** The files that this process has open, by folder. */
const opened = new Map<string, OpenedFile>();

/**
 * The LMDB file of the embedded store. Several processes may have it open at once, but each opens it only once and shares
 * it, as LMDB requires: two handles would wait for each other's writes for ever.
 */
export class EmbeddedFile {
  private readonly folder: string;
  private readonly file: OpenedFile;
  private readonly reserve: FileReserve | undefined;
  /** The writes that are not on disk yet. */
  private readonly pending = new Set<Promise<unknown>>();
  private isClosed = false;

  /**
   * Opens the file in `folder`, or creates it. With `space`, the file is sized ahead, and nothing is added to it where too
   * little is free. Throws an error with a message if it is not an LMDB file, or if space or permissions are missing.
   */
  constructor(folder: string, space?: FreeSpace) {
    this.folder = resolve(folder);
    this.file = opened.get(this.folder) ?? { root: openRoot(this.folder), users: 0, isBroken: false };
    this.file.users += 1;
    opened.set(this.folder, this.file);
    this.reserve = space && new FileReserve(join(this.folder, 'data.mdb'), this.root, space);
  }

  /** Opens the table `name`, or creates it. */
  table<V, K extends Key>(name: string): Table<V, K> {
    const table = this.root.openDB<V, K>({ name });
    return () => {
      this.check();
      // LMDB reads from one snapshot during a turn of the event loop; another process may have written since.
      table.resetReadTxn();
      return table;
    };
  }

  /**
   * Runs `change` while no other process writes, and settles when its writes are on disk. When it throws, nothing is
   * written. `adds`: whether it makes the store larger, rather than to change or remove what is there. Rejects with
   * `DiskFull` before anything is written.
   */
  async transaction<R>(change: () => R, { adds }: { adds: boolean }): Promise<R> {
    this.check();
    this.reserve?.check(adds);
    const write = this.write(change);
    this.pending.add(write);
    return write.finally(() => this.pending.delete(write));
  }

  private async write<R>(change: () => R): Promise<R> {
    try {
      const result = await this.root.childTransaction(() => {
        // No other process can write now, so nothing else grows the file.
        this.reserve?.extend();
        return change();
      });
      await this.root.flushed;
      return result;
    } catch (error) {
      const { commitError } = error as { commitError?: Promise<never> };
      if (commitError) this.file.isBroken = true;
      // Rejects with the reason, such as a full disk; unhandled, it would end the process.
      await commitError;
      throw error;
    }
  }

  /**
   * Copies the file as it is now into `folder`, without the gaps that removed documents left. Rejects with a sentence for
   * the operator where that fails, as on a full disk.
   */
  async copy(folder: string) {
    this.check();
    // LMDB's errors of this have no code.
    await this.root.backup(folder, true).catch(({ message }: Error) => {
      throw new Error(
        `The store cannot be copied to ${folder} (${message}). Free some space on its disk, or choose another place.`,
      );
    });
  }

  /** Reads something from the file. */
  ping() {
    this.check();
    this.root.getStats();
  }

  /** Closes the file. Settles when all pending writes are on disk. */
  async close() {
    if (this.isClosed) return;
    // LMDB's own promise for this never settles after a write that has failed.
    while (this.pending.size > 0) await Promise.allSettled(this.pending);
    this.isClosed = true;
    this.reserve?.close();
    this.file.users -= 1;
    if (this.file.users > 0 || this.file.isBroken) return;
    opened.delete(this.folder);
    await this.root.close();
  }

  private get root(): RootDatabase {
    return this.file.root;
  }

  /**
   * Without this check, a closed file would throw in LMDB's timers, where it cannot be caught, and a write would never
   * settle.
   */
  private check() {
    if (this.isClosed) throw new Error('The store is closed.');
  }
}
