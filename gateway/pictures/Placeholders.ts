import type { FastifyBaseLogger } from 'fastify';
import { LRUCache } from 'lru-cache';
import { appendFile, readFile } from 'node:fs/promises';
import { setTimeout as pause } from 'node:timers/promises';

/** How many pictures may wait for their placeholder; what is too much is asked for again by a later query. */
const MAX_WAITING = 2_000;
/** How long a picture without a placeholder is left alone before it is tried again, ms. */
const TRY_AGAIN = 10 * 60_000;
/** How long the query that asks first has for itself, ms. */
const HEAD_START = 200;

/**
 * The placeholders of pictures, by their paths: known at once, or computed in the background, one after the other.
 * Kept in memory and, line by line, in a file.
 */
export class Placeholders {
  private readonly known = new Map<string, string>();
  private readonly waiting = new Set<string>();
  private readonly failed = new LRUCache<string, true>({ max: 10_000, ttl: TRY_AGAIN });
  private readonly file: string;
  private readonly compute: (path: string) => Promise<string>;
  private readonly log: FastifyBaseLogger;
  private working = false;
  private closed = false;

  constructor(file: string, compute: (path: string) => Promise<string>, log: FastifyBaseLogger) {
    this.file = file;
    this.compute = compute;
    this.log = log;
  }

  /** Reads what the file holds, if there is one. */
  async read(): Promise<void> {
    const text = await readFile(this.file, 'utf8').catch(() => '');
    for (const line of text.split('\n')) {
      const [, placeholder, path] = /^(\S+) (.+)$/.exec(line) ?? [];
      if (placeholder && path) this.known.set(path, placeholder);
    }
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
    const placeholder = await this.compute(path);
    if (this.closed) return;
    this.known.set(path, placeholder);
    await appendFile(this.file, `${placeholder} ${path}\n`);
  }
}
