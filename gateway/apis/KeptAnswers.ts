import { LRUCache } from 'lru-cache';
import type { Answer, RestResponse } from './RestApi.ts';

/** How long an answer is fresh when the origin does not say, ms. */
const FRESH = 5_000;
/** How long after that it still serves while it is asked for again, ms. */
const STALE = 60_000;
/** How much is kept in all, bytes of the origin's text. */
const MAX_KEPT = 64 * 1024 * 1024;

/** An answer that was given before. */
export interface Kept {
  answer: Answer<unknown>;
  etag?: string;
  /** Bytes of the origin's text. */
  size: number;
  /** Fresh: as good as new. Stale: good enough while it is renewed. Old: better than nothing. */
  state: 'fresh' | 'stale' | 'old';
}

/**
 * Answers of the origin, kept as long as its `Cache-Control` says and, beyond that, for the hours in which it
 * cannot be reached. The least used ones go when there are too many.
 */
export class KeptAnswers {
  private readonly answers = new LRUCache<string, Kept & { freshUntil: number }>({
    maxSize: MAX_KEPT,
    sizeCalculation: ({ size }) => size + 1,
    ttl: 24 * 60 * 60 * 1000,
  });

  has(key: string): boolean {
    return this.answers.has(key);
  }

  get(key: string): Kept | undefined {
    const kept = this.answers.get(key);
    if (!kept) return undefined;
    const age = Date.now() - kept.freshUntil;
    return { ...kept, state: age < 0 ? 'fresh' : age < STALE ? 'stale' : 'old' };
  }

  /** Keeps an answer, unless the origin forbids it, and gives it back. */
  keep(
    key: string,
    { answer, size, etag }: { answer: Answer<unknown>; size?: number; etag?: string },
    response: RestResponse,
  ): Kept {
    const control = String(response.headers['cache-control'] ?? '');
    const seconds = /max-age=(\d+)/.exec(control)?.[1];
    const kept: Kept = {
      answer,
      etag: (response.headers.etag as string | undefined) ?? etag,
      size: size ?? response.text.length,
      state: 'fresh',
    };
    if (!/no-store|private/.test(control)) {
      const freshFor = seconds === undefined ? FRESH : Number(seconds) * 1000;
      this.answers.set(key, { ...kept, freshUntil: Date.now() + freshFor });
    }
    return kept;
  }

  drop(key: string) {
    this.answers.delete(key);
  }
}
