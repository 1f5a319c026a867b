import type { FastifyBaseLogger } from 'fastify';
import { LRUCache } from 'lru-cache';
import { setTimeout as pause } from 'node:timers/promises';
import { PlaceholderFile } from './PlaceholderFile.ts';

/** The most that known placeholders take in memory, and in the file, bytes: of about 130,000 pictures. */
const MAX_KNOWN = 32 * 1024 * 1024;
/** About how many bytes a placeholder takes in memory besides its texts. */
const ENTRY = 160;
/** How many pictures may wait for their placeholder; a later query asks again for the others. */
const MAX_WAITING = 2_000;
/** How long a picture without a placeholder is left alone before it is tried again, ms. */
const TRY_AGAIN = 10 * 60_000;
/** How long work on placeholders waits for the query that asked first, ms. */
const HEAD_START = 200;

/**
 * The placeholders of pictures, by their paths: known at once, or computed in the background, one after the other.
 * Kept in memory and in a file, as far as they fit: those that nobody has asked for the longest, such as those of withdrawn
 * cars, are forgotten.
 */
export class Placeholders {
  private readonly known: LRUCache<string, string>;
  private readonly waiting = new Set<string>();
  private readonly failed = new LRUCache<string, true>({ max: 10_000, ttl: TRY_AGAIN });
  private readonly file: PlaceholderFile;
  private readonly maxKnown: number;
  private readonly compute: (path: string) => Promise<string>;
  private readonly log: FastifyBaseLogger;
  private working = false;
  private closed = false;

  /** `maxKnown`: bytes. */
  constructor(
    file: string,
    compute: (path: string) => Promise<string>,
    log: FastifyBaseLogger,
    maxKnown = MAX_KNOWN,
  ) {
    this.file = new PlaceholderFile(file);
    this.maxKnown = maxKnown;
    this.known = new LRUCache({
      maxSize: maxKnown,
      sizeCalculation: (placeholder, path) => placeholder.length + Buffer.byteLength(path) + ENTRY,
    });
    this.compute = compute;
    this.log = log;
  }

  /** Reads what the file holds, if there is one, or what other processes have added since it was read. */
  async read(): Promise<void> {
    for (const [path, placeholder] of await this.file.news()) this.known.set(path, placeholder);
  }

  /** The placeholder of the picture at `path` if it is known; else it will be. */
  of(path: string): string | undefined {
    const placeholder = this.known.get(path);
    if (placeholder === undefined && !this.failed.has(path) && this.waiting.size < MAX_WAITING) {
      this.waiting.add(path);
      if (!this.working) void this.work();
    }
    return placeholder;
  }

  isComputing(path: string): boolean {
    return this.waiting.has(path);
  }

  close() {
    this.closed = true;
    this.waiting.clear();
  }

  private async work(): Promise<void> {
    this.working = true;
    await pause(HEAD_START, undefined, { ref: false });
    // A set that grows while it is walked is walked to its new end.
    for (const path of this.waiting) {
      await this.learn(path).catch((error: unknown) => {
        this.failed.set(path, true);
        this.log.debug(error, 'A placeholder could not be computed');
      });
      this.waiting.delete(path);
    }
    this.working = false;
  }

  private async learn(path: string): Promise<void> {
    await this.read();
    if (this.known.has(path)) return;
    const placeholder = await this.compute(path);
    if (this.closed) return;
    this.known.set(path, placeholder);
    await this.file.add([path, placeholder]);
    if (this.file.size > this.maxKnown) await this.rewrite();
  }

  /** Leaves in the file what is known, those that were asked for last at its end. */
  private async rewrite(): Promise<void> {
    const entries: [path: string, placeholder: string][] = [];
    this.known.rforEach((placeholder, path) => entries.push([path, placeholder]));
    await this.file.replace(entries);
  }
}
