import { LRUCache } from 'lru-cache';
import { STALE_AFTER } from './Deadline.ts';
import { within } from './within.ts';

/** How long a response is served after it was fresh, while it is revalidated in the background, ms. */
const STALE_WHILE_REVALIDATE = 60_000;
/** How long a response is served after it was fresh, where no newer one can be had, ms. */
const STALE_IF_ERROR = 24 * 60 * 60 * 1000;

/** About how many bytes an entry takes besides its response and its key. */
const ENTRY = 512;

/** A response and how long it may be served. */
export interface CachedResponse<T> {
  value: T;
  /** Bytes that keeping it takes. */
  size: number;
  /** Ms by `performance.now()`, as all times of a cache: no change of the clock makes a response last longer. */
  freshUntil: number;
}

/**
 * The outcome of loading a response. `store`: it is cached. `drop`: it is handed on, but neither it nor the response before
 * may be cached. `failed`: the response before is served in its place, where there is one.
 */
export interface LoadedResponse<T> extends CachedResponse<T> {
  outcome: 'store' | 'drop' | 'failed';
  /** When loading it began, ms by `performance.now()`: it may lack what has changed since. */
  asOf?: number;
}

/** How many answers a cache has given since its start, and its size in bytes. `missed`: answers that had to be loaded. */
export interface CacheCounts {
  fresh: number;
  stale: number;
  missed: number;
  bytes: number;
}

/** Loads a response; `cached` is the response before. A rejection counts as `failed`. */
export type Load<T> = (cached: CachedResponse<T> | undefined) => Promise<LoadedResponse<T>>;

/** `fresh`: as good as new. `stale`: served while it is revalidated. `expired`: served only where loading fails. */
export type Freshness = 'fresh' | 'stale' | 'expired';

/**
 * When a reader is given a cached response. `behind`: while it is fresh, and while it is stale, which loads a new one in the
 * background. `before`: only while it is fresh. `always`: only where no newer one can be had.
 */
export type Revalidation = 'behind' | 'before' | 'always';

/**
 * Responses by their keys, bounded in bytes (the least recently used ones go): stale-while-revalidate and
 * stale-if-error as in RFC 5861. Whoever asks for a key that is being loaded waits for the same load.
 */
export class ResponseCache<T> {
  private readonly responses: LRUCache<string, CachedResponse<T>>;
  private readonly loading = new Map<string, Promise<CachedResponse<T>>>();
  private readonly dropOn: (error: unknown) => boolean;
  /** Responses that began to be loaded before this are out of date, ms by `performance.now()`. */
  private expiredAt = -Infinity;
  private readonly answered = { fresh: 0, stale: 0, missed: 0 };

  /** `maxSize`: bytes. `dropOn`: which rejections of a load say that the response no longer exists. */
  constructor({ maxSize, dropOn = () => false }: { maxSize: number; dropOn?: (error: unknown) => boolean }) {
    this.responses = new LRUCache({ maxSize, sizeCalculation: ({ size }, key) => size + key.length + ENTRY });
    this.dropOn = dropOn;
  }

  /** The response that is cached under `key`, however old. */
  peek(key: string): CachedResponse<T> | undefined {
    return this.responses.get(key);
  }

  /** Whether there is a response under `key`, however old, or one is being loaded. */
  has(key: string): boolean {
    return this.loading.has(key) || this.responses.has(key);
  }

  /**
   * The cached response under `key` where `revalidate` allows it, else what `load` gives. Where there is an old response,
   * callers wait for a new one at most `staleAfter`, ms; with `always` they wait as long as loading takes. Rejects as
   * `load` does where there is no response to serve.
   */
  get(key: string, load: Load<T>, revalidate: Revalidation = 'behind', staleAfter = STALE_AFTER) {
    if (revalidate === 'always') {
      this.count('missed');
      return this.loadAnew(key, load);
    }
    const cached = this.responses.get(key);
    const freshness = cached && freshnessOf(cached);
    const served = freshness === 'fresh' || (freshness === 'stale' && revalidate === 'behind');
    this.count(served ? freshness : 'missed');
    if (!served) return this.loadInTime(key, load, staleAfter);
    if (freshness === 'stale') this.revalidate(key, load);
    return cached as CachedResponse<T>;
  }

  /** Marks everything that is cached or being loaded as out of date: later callers wait for a new response. */
  expire(): void {
    this.expiredAt = performance.now();
    this.loading.clear();
    for (const response of this.responses.values()) outdate(response);
  }

  /** Counts an answer that was found by `peek`, or not. */
  count(answer: 'fresh' | 'stale' | 'missed') {
    this.answered[answer] += 1;
  }

  /** The counts since the start. */
  counts(): CacheCounts {
    return { ...this.answered, bytes: this.responses.calculatedSize };
  }

  /** Loads the response under `key` in the background. */
  revalidate(key: string, load: Load<T>): void {
    this.load(key, load).catch(() => undefined); // The stale response is still served; the next caller tries again.
  }

  /** Caches or drops a loaded response, and returns the one to serve: this one or, where it failed, the one before. */
  settle(key: string, loaded: LoadedResponse<T>): CachedResponse<T> {
    if (loaded.asOf !== undefined && loaded.asOf <= this.expiredAt) outdate(loaded);
    if (loaded.outcome === 'store') this.responses.set(key, loaded);
    if (loaded.outcome === 'drop') this.responses.delete(key);
    return loaded.outcome === 'failed' ? (this.usable(key) ?? loaded) : loaded;
  }

  /** What `load` gives, or the response before where loading takes longer than `staleAfter`, ms. */
  private loadInTime(key: string, load: Load<T>, staleAfter: number): Promise<CachedResponse<T>> {
    const loading = this.load(key, load);
    const before = this.usable(key);
    return before ? within(loading, staleAfter, () => before) : loading;
  }

  /** What a load that begins now gives: one that is under way may lack a change that the caller knows of. */
  private async loadAnew(key: string, load: Load<T>): Promise<CachedResponse<T>> {
    await this.loading.get(key)?.catch(() => undefined);
    const before = this.responses.get(key);
    const response = await this.load(key, load);
    // No newer one could be had: the response says that it is stale.
    return response === before ? { ...before, freshUntil: outdated(before) } : response;
  }

  private load(key: string, load: Load<T>): Promise<CachedResponse<T>> {
    const running = this.loading.get(key);
    if (running) return running;
    const started: Promise<CachedResponse<T>> = this.start(key, load).finally(() => {
      if (this.loading.get(key) === started) this.loading.delete(key);
    });
    this.loading.set(key, started);
    return started;
  }

  private async start(key: string, load: Load<T>): Promise<CachedResponse<T>> {
    try {
      const asOf = performance.now();
      return this.settle(key, { asOf, ...(await load(this.responses.get(key))) });
    } catch (error) {
      if (this.dropOn(error)) this.responses.delete(key);
      const cached = this.usable(key);
      if (cached) return cached;
      throw error;
    }
  }

  private usable(key: string): CachedResponse<T> | undefined {
    const cached = this.responses.get(key);
    return cached && performance.now() - cached.freshUntil < STALE_IF_ERROR ? cached : undefined;
  }
}

/** Makes a response one that is served only where no newer one can be had. */
function outdate(response: CachedResponse<unknown>) {
  response.freshUntil = outdated(response);
}

/** The `freshUntil` of a response that is out of date from now on. */
function outdated({ freshUntil }: CachedResponse<unknown>): number {
  return Math.min(freshUntil, performance.now() - STALE_WHILE_REVALIDATE);
}

/** How a response may be served now. */
export function freshnessOf({ freshUntil }: CachedResponse<unknown>): Freshness {
  const age = performance.now() - freshUntil;
  if (age < 0) return 'fresh';
  return age < STALE_WHILE_REVALIDATE ? 'stale' : 'expired';
}
