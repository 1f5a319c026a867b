import { Pool } from 'undici';
import { type CachedResponse, type LoadedResponse, ResponseCache } from '../cache/ResponseCache.ts';
import { getText } from './getText.ts';
import {
  type Answer,
  cacheControlOf,
  readAnswer,
  readBytes,
  type Reader,
  type RestResponse,
} from './RestResponse.ts';
import { failureOfCall, failureOfStatus, isMissing, UpstreamFailure } from './upstreamErrors.ts';
import { type Message, WriteClient } from './WriteClient.ts';

/** The most that one answer may weigh, bytes. */
const MAX_ANSWER = 64 * 1024 * 1024;
/** How much of the origin's answers is cached, bytes of its text. */
const MAX_CACHED = 64 * 1024 * 1024;

/** What is wanted of a list; an origin that does not know parts, or fields, gives all of them. */
export interface Wanted {
  /** The positions of the first and the last item, both inclusive. */
  range?: { first: number; last: number };
  /** Names of fields of each item; whole items where it is left out. */
  fields?: readonly string[];
  /** Whether it is read on the way through the whole list: then it is not cached. */
  noStore?: boolean;
}

/** What tells apart what is wanted of a path. */
export function keyOf(path: string, { range, fields }: Wanted): string {
  const part = range ? `${path} ${range.first}-${range.last}` : path;
  return fields ? `${part} ${fields.join(',')}` : part;
}

/** An answer of the origin, the tag by which it knows it, and whether it allows that it is cached. */
interface OriginResponse {
  answer: Answer<unknown>;
  etag?: string;
  mayStore: boolean;
}

/**
 * The one client of the REST origin, which all operations share: its address, the deadline, the retry, how its failures
 * are told, and the cache of its answers. Equal requests in flight are one request. Every method throws
 * `UpstreamFailure` and nothing else.
 */
export class RestClient {
  private readonly pool: Pool;
  private readonly writes: WriteClient;
  private readonly basePath: string;
  private readonly timeout: number;
  private readonly responses = new ResponseCache<OriginResponse>({ maxSize: MAX_CACHED, dropOn: isMissing });

  /** `timeout`: milliseconds that one answer may take, to its last byte (spec §9). */
  constructor({ url, timeout }: { url: string; timeout: number }) {
    const { origin, pathname } = new URL(url);
    this.basePath = pathname.replace(/\/$/, '');
    this.timeout = timeout;
    this.pool = new Pool(origin, { connections: 16, pipelining: 1, maxResponseSize: MAX_ANSWER });
    this.writes = new WriteClient({ origin, basePath: this.basePath, timeout });
  }

  /**
   * Gets `path` (with its query), or what is wanted of it: cached where it is fresh or stale, only where it is fresh with
   * `revalidate: 'before'`.
   */
  get<T>(path: string, read: Reader<T>, wanted: Wanted, revalidate: 'before' | 'behind') {
    const known = this.known(path, wanted);
    return this.responses.get(
      keyOf(path, known),
      (cached) => this.load(path, read, known, cached),
      revalidate,
    );
  }

  /** Gets the file at `path`, at most `limit` bytes of it; nothing is cached. */
  bytes(path: string, limit: number): Promise<Buffer> {
    return withRetry(async () => {
      const { statusCode, body } = await this.pool.request({
        path: this.basePath + path,
        method: 'GET',
        headers: { accept: '*/*' },
        signal: AbortSignal.timeout(this.timeout),
      });
      if (statusCode === 200) return readBytes(body, limit);
      await body.dump();
      throw failureOfStatus(statusCode);
    });
  }

  /** Sends what changes something or concerns one visitor: never joined, never cached, repeated only where that does no harm. */
  send(message: Message): Promise<RestResponse> {
    return this.writes.send(message);
  }

  async close(): Promise<void> {
    await Promise.all([this.pool.destroy(), this.writes.close()]);
  }

  /** What is asked for: what is cached of a list as a whole, or of whole items, serves for less of it. */
  private known(path: string, wanted: Wanted): Wanted {
    const { range, fields } = wanted;
    if ((range || fields) && this.responses.peek(path))
      return { ...wanted, range: undefined, fields: undefined };
    const ofWhole = { ...wanted, fields: undefined };
    return range && fields && this.responses.peek(keyOf(path, ofWhole)) ? ofWhole : wanted;
  }

  private async load<T>(
    path: string,
    read: Reader<T>,
    wanted: Wanted,
    cached: CachedResponse<OriginResponse> | undefined,
  ): Promise<LoadedResponse<OriginResponse>> {
    const headers: Record<string, string> = { accept: 'application/json' };
    const { range, fields } = wanted;
    if (range) headers.range = `items=${range.first}-${range.last}`;
    if (fields) headers.prefer = `fields="${fields.join(',')}"`;
    if (cached?.value.etag) headers['if-none-match'] = cached.value.etag;
    const { basePath, pool, timeout } = this;
    const response = await withRetry(() => getText(pool, { path: basePath + path, headers, timeout }));
    const etag = (response.headers.etag as string | undefined) ?? cached?.value.etag;
    const { freshUntil, mayStore } = cacheControlOf(response);
    const outcome = mayStore && !wanted.noStore ? 'store' : 'drop';
    if (response.status === 304 && cached) {
      return { value: { ...cached.value, etag }, size: cached.size, freshUntil, outcome };
    }
    const whole = response.status === 200;
    if (!whole && !(range && (response.status === 206 || response.status === 416))) {
      throw failureOfStatus(response.status);
    }
    const value = { answer: readAnswer(response, read), etag, mayStore };
    const loaded = { value, size: response.text.length, freshUntil };
    const given = keyOf(path, {
      range: whole ? undefined : range,
      fields: value.answer.chosen ? fields : undefined,
    });
    if (given === keyOf(path, wanted)) return { ...loaded, outcome };
    // The origin has given more than was wanted: that is cached in place of this.
    if (outcome === 'store') this.responses.settle(given, { ...loaded, outcome });
    return { ...loaded, outcome: 'drop' };
  }
}

/** One request and its whole answer; tried once more when a kept connection turns out to be closed. */
async function withRetry<T>(request: () => Promise<T>): Promise<T> {
  try {
    return await request().catch((error: Error & { code?: string }) => {
      if (error.code !== 'UND_ERR_SOCKET' && error.code !== 'ECONNRESET') throw error;
      return request();
    });
  } catch (error) {
    throw error instanceof UpstreamFailure ? error : failureOfCall(error as Error);
  }
}
