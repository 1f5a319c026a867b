import type { FastifyBaseLogger } from 'fastify';
import { LRUCache } from 'lru-cache';
import { appendFile, open } from 'node:fs/promises';
import { setTimeout as pause } from 'node:timers/promises';

/** How many pictures may wait for their placeholder; a later query asks again for the others. */
const MAX_WAITING = 2_000;
/** How long a picture without a placeholder is left alone before it is tried again, ms. */
const TRY_AGAIN = 10 * 60_000;
/** How long work on placeholders waits for the query that asked first, ms. */
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
  /** How much of the file has been read, bytes. */
  private readTo = 0;
  private working = false;
  private closed = false;

  constructor(file: string, compute: (path: string) => Promise<string>, log: FastifyBaseLogger) {
    this.file = file;
    this.compute = compute;
    this.log = log;
  }

  /** Reads what the file holds, if there is one, or what other processes have added since it was read. */
  async read(): Promise<void> {
    const bytes = await readFrom(this.file, this.readTo).catch(() => Buffer.alloc(0));
    const end = bytes.lastIndexOf('\n') + 1;
    for (const line of bytes.subarray(0, end).toString().split('\n')) {
      const [, placeholder, path] = /^(\S+) (.+)$/.exec(line) ?? [];
      if (placeholder && path) this.known.set(path, placeholder);
    }
    this.readTo += end;
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
    await appendFile(this.file, `${placeholder} ${path}\n`);
  }
}

/** The bytes of a file from a position to its end. */
async function readFrom(file: string, position: number): Promise<Buffer> {
  await using handle = await open(file);
  const { size } = await handle.stat();
  const bytes = Buffer.alloc(Math.max(0, size - position));
  const { bytesRead } = await handle.read(bytes, 0, bytes.length, position);
  return bytes.subarray(0, bytesRead);
}
