import { LRUCache } from 'lru-cache';
import type { IncomingHttpHeaders } from 'node:http';
import {
  type CacheCounts,
  type CachedResponse,
  freshnessOf,
  type LoadedResponse,
  ResponseCache,
} from '../cache/ResponseCache.ts';
import { ANONYMOUS } from '../graph/observedExecutor.ts';
import { type GraphResponse, type GraphRequest, isJson } from './executeOverHttp.ts';
import { isPreflighted } from '../http/crossOrigin.ts';
import { wantsCost } from '../clients/OperationCharge.ts';

/** How much is cached in all, bytes. */
const MAX_CACHED = 64 * 1024 * 1024;
/** The largest request whose answer is cached, and how much of requests seen once is remembered, characters. */
const [MAX_REQUEST, MAX_SEEN] = [16 * 1024, 2 * 1024 * 1024];

/** Gives the counts of an operation by its name; see `GatewayMetrics`. */
interface OperationMetrics {
  countsOf: (operation: string) => { cached: number };
}

/** Runs a request without a visitor, and waits until stale data is revalidated. */
export type Revalidate = (request: GraphRequest) => Promise<LoadedResponse<GraphResponse>>;

/**
 * Complete responses to public queries, as bytes, with the whole request as key. A response is stored when its request
 * comes for the second time, because most filters are used once.
 */
export class GraphResponseCache {
  private readonly answers = new ResponseCache<GraphResponse>({ maxSize: MAX_CACHED });
  /** Requests that have come once so far: their answers are not cached yet (a doorkeeper). */
  private readonly seen = new LRUCache<string, true>({
    maxSize: MAX_SEEN,
    sizeCalculation: (_, key) => key.length,
  });
  private readonly revalidate: Revalidate;
  private readonly metrics: OperationMetrics;
  /** The counts that a cached answer adds to: the name of its operation is read only once. */
  private readonly operationCounts = new WeakMap<GraphResponse, { cached: number }>();
  /** Whether the gateway is shutting down; then nothing is answered from the cache. */
  closed = false;

  constructor(revalidate: Revalidate, metrics: OperationMetrics) {
    this.revalidate = revalidate;
    this.metrics = metrics;
  }

  /** The cached answer to `request`, fresh or stale; a stale one is revalidated in the background. */
  find(key: string, request: GraphRequest): CachedResponse<GraphResponse> | undefined {
    const cached = this.closed ? undefined : this.answers.peek(key);
    const freshness = cached && freshnessOf(cached);
    if (!freshness || freshness === 'expired') {
      this.answers.count('missed');
      return undefined;
    }
    this.answers.count(freshness);
    this.operationOf(cached.value, request).cached += 1;
    if (freshness === 'stale') this.answers.revalidate(key, (before) => this.renew(request, before));
    return cached;
  }

  /** Stores a response where that is allowed, and returns what to send: this response, or a cached one when this one failed. */
  settle(key: string, loaded: LoadedResponse<GraphResponse>): CachedResponse<GraphResponse> {
    if (loaded.outcome !== 'store' || this.answers.peek(key) || this.seen.has(key)) {
      this.seen.delete(key);
      return this.answers.settle(key, loaded);
    }
    this.seen.set(key, true);
    return loaded;
  }

  /** Marks everything in the cache as out of date: later requests wait for a new answer. */
  expire() {
    this.answers.expire();
  }

  /** The counts since the start. */
  counts(): CacheCounts {
    return this.answers.counts();
  }

  private async renew(request: GraphRequest, before: CachedResponse<GraphResponse> | undefined) {
    const loaded = await this.revalidate(request);
    const body = loaded.value.body.unlessSameAs(before?.value.body);
    return { ...loaded, value: { ...loaded.value, body } };
  }

  /** The counts of the operation whose answer is cached. */
  private operationOf(answer: GraphResponse, request: GraphRequest) {
    const known = this.operationCounts.get(answer);
    if (known) return known;
    const counts = this.metrics.countsOf(operationName(request));
    this.operationCounts.set(answer, counts);
    return counts;
  }

  /** Stops answering from the cache. */
  close() {
    this.closed = true;
  }
}

/**
 * The cache key of a request whose answer may be given to others: everything in the request that the answer depends on.
 * Undefined for requests with credentials, without the headers that keep other sites' pages out (CSRF), with another type
 * than JSON, with `Cache-Control: no-store` or `no-cache`, with `Prefer: cost`, and for long ones.
 */
export function responseKey({ method, headers, search, text }: GraphRequest): string | undefined {
  if (headers.authorization !== undefined || refusesCached(headers)) return undefined;
  const asked = method === 'POST' ? text : search;
  // Only the client of an operation is told what it costs.
  if (headers.prefer !== undefined && wantsCost({ headers })) return undefined;
  if (asked === undefined || asked.length > MAX_REQUEST) return undefined;
  const safe =
    method === 'POST' ? isJson(headers) : headers['content-type'] === undefined && isPreflighted(headers);
  return safe ? `${method} ${headers.accept ?? ''}\n${asked}` : undefined;
}

/** Whether the `Cache-Control` of a client refuses cached answers. */
export function refusesCached(headers: IncomingHttpHeaders): boolean {
  return /no-(store|cache)/i.test(headers['cache-control'] ?? '');
}

/** The name of the operation that the request asks for. */
function operationName({ search, text }: GraphRequest): string {
  const { operationName: name } =
    text === undefined
      ? Object.fromEntries(new URLSearchParams(search))
      : (JSON.parse(text) as { operationName?: string | null });
  return name ?? ANONYMOUS;
}
