import { statfsSync } from 'node:fs';

const MB = 1024 * 1024;
/** Below this free space on the disk of the data folder, nothing new is stored; bytes. */
const MIN_FREE = 64 * MB;
/** How long a measured value is used, ms. */
const MAX_AGE = 1_000;

/** Too little space is free on the disk of the data folder. The message is a sentence for the operator. */
export class DiskFull extends Error {
  readonly code = 'ENOSPC';
}

/** The free space on the disk of the data folder. Nothing new is stored where there is too little of it. */
export class FreeSpace {
  private readonly folder: string;
  private measured = { bytes: 0, at: -Infinity };

  /** `folder` exists. */
  constructor(folder: string) {
    this.folder = folder;
  }

  /** The free bytes, as measured a second ago at most. Throws when the folder cannot be reached. */
  bytes(): number {
    const now = performance.now();
    if (now - this.measured.at >= MAX_AGE) {
      const { bavail, bsize } = statfsSync(this.folder);
      this.measured = { bytes: bavail * bsize, at: now };
    }
    return this.measured.bytes;
  }

  /** Whether `bytes` more can be stored. If so, they count as stored at once: the next measurement may be a second away. */
  take(bytes: number): boolean {
    if (this.bytes() - bytes < MIN_FREE) return false;
    this.measured.bytes -= bytes;
    return true;
  }

  /** Takes `bytes`, or throws `DiskFull`. */
  check(bytes = 0) {
    if (this.take(bytes)) return;
    const free = Math.floor(this.bytes() / MB);
    throw new DiskFull(
      `Only ${free} MB are free on the disk of ${this.folder}. Nothing new is stored below ${MIN_FREE / MB} MB: ` +
        'free some space.',
    );
  }
}
