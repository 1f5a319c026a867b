import { LRUCache } from 'lru-cache';
import { STALE_AFTER } from './Deadline.ts';

/** How long after its freshness a response is served while it is revalidated behind, ms. */
const STALE_WHILE_REVALIDATE = 60_000;
/** How long after its freshness a response is served because no newer one can be had, ms. */
const STALE_IF_ERROR = 24 * 60 * 60 * 1000;

/** About how many bytes an entry takes besides its response and its key. */
const ENTRY = 512;

/** A response and how long it may be served. */
export interface CachedResponse<T> {
  value: T;
  /** Bytes that keeping it takes. */
  size: number;
  /** Ms by `performance.now()`, as all times of a cache: a clock that is set back would make it last as long as the jump. */
  freshUntil: number;
}

/**
 * What loading a response came to. `store`: keep it. `drop`: hand it on; it may not be kept, and neither may the one
 * of before. `failed`: the one of before is served in its place, where there is one.
 */
export interface LoadedResponse<T> extends CachedResponse<T> {
  outcome: 'store' | 'drop' | 'failed';
  /** When it began to be loaded, ms by `performance.now()`: it may lack what has changed since. */
  asOf?: number;
}

/** What a cache has answered since its start, and how many bytes it has now. `missed`: what had to be loaded. */
export interface CacheCounts {
  fresh: number;
  stale: number;
  missed: number;
  bytes: number;
}

/** Loads a response anew; `cached` is the one of before. A rejection counts as `failed`. */
export type Load<T> = (cached: CachedResponse<T> | undefined) => Promise<LoadedResponse<T>>;

/** `fresh`: as good as new. `stale`: served while it is revalidated. `expired`: served only where loading fails. */
export type Freshness = 'fresh' | 'stale' | 'expired';

/**
 * When a reader is given what is cached. `behind`: while it is fresh, and while it is stale, with a new one fetched behind.
 * `before`: while it is fresh. `always`: only where nothing newer can be had.
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
  /** When all that had been loaded was out of date, ms by `performance.now()`. */
  private expiredAt = -Infinity;
  private readonly answered = { fresh: 0, stale: 0, missed: 0 };

  /** `maxSize`: bytes. `dropOn`: the rejections of a load that say that there is nothing any more. */
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
   * The fresh or stale response under `key`, else what `load` gives. A stale one is revalidated behind, unless
   * `revalidate` is `before`: then the caller waits for the new one. Nobody waits longer than `staleAfter`, ms, where
   * there is an old one, but with `always`. Rejects as `load` does where nothing is kept.
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

  /** All that is cached, or being loaded, is out of date: whoever asks from now on waits for a new response. */
  expire(): void {
    this.expiredAt = performance.now();
    this.loading.clear();
    for (const response of this.responses.values()) outdate(response);
  }

  /** Counts an answer that was found by `peek`, or not. */
  count(answer: 'fresh' | 'stale' | 'missed') {
    this.answered[answer] += 1;
  }

  /** What was counted since the start. */
  counts(): CacheCounts {
    return { ...this.answered, bytes: this.responses.calculatedSize };
  }

  /** Loads the response under `key` anew while nobody waits for it. */
  revalidate(key: string, load: Load<T>): void {
    this.load(key, load).catch(() => undefined); // The stale one serves; whoever comes next tries again.
  }

  /** Keeps or drops what was loaded, and gives what is to be served: that, or the one of before where it failed. */
  settle(key: string, loaded: LoadedResponse<T>): CachedResponse<T> {
    if (loaded.asOf !== undefined && loaded.asOf <= this.expiredAt) outdate(loaded);
    if (loaded.outcome === 'store') this.responses.set(key, loaded);
    if (loaded.outcome === 'drop') this.responses.delete(key);
    return loaded.outcome === 'failed' ? (this.usable(key) ?? loaded) : loaded;
  }

  /** What `load` gives; the one of before where that takes longer than `staleAfter`, ms. */
  private loadInTime(key: string, load: Load<T>, staleAfter: number): Promise<CachedResponse<T>> {
    const loading = this.load(key, load);
    const before = this.usable(key);
    if (!before) return loading;
    return new Promise((resolve, reject) => {
      const timer = setTimeout(() => resolve(before), staleAfter).unref();
      loading.then(resolve, reject).finally(() => clearTimeout(timer));
    });
  }

  /** What `load` gives from now on: what is being loaded already may lack what the caller knows of. */
  private async loadAnew(key: string, load: Load<T>): Promise<CachedResponse<T>> {
    await this.loading.get(key)?.catch(() => undefined);
    const before = this.responses.get(key);
    const response = await this.load(key, load);
    // Nothing newer could be had, which the response tells.
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

/** From now on it is served only where no newer one can be had. */
function outdate(response: CachedResponse<unknown>) {
  response.freshUntil = outdated(response);
}

/** Until when a response was good that is out of date. */
function outdated({ freshUntil }: CachedResponse<unknown>): number {
  return Math.min(freshUntil, performance.now() - STALE_WHILE_REVALIDATE);
}

/** How a response may be served now. */
export function freshnessOf({ freshUntil }: CachedResponse<unknown>): Freshness {
  const age = performance.now() - freshUntil;
  if (age < 0) return 'fresh';
  return age < STALE_WHILE_REVALIDATE ? 'stale' : 'expired';
}
