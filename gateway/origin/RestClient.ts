import { REQUEST_ID } from '../../platform/telemetry/requestId.ts';
import { Deadline } from '../cache/Deadline.ts';
import {
  type CacheCounts,
  type CachedResponse,
  type LoadedResponse,
  ResponseCache,
} from '../cache/ResponseCache.ts';
import { weightOf } from '../cache/weightOf.ts';
import { isRemote } from './getText.ts';
import { type BadList, LeftOutItems, type WriteLog } from './LeftOutItems.ts';
import {
  cacheControlOf,
  decodeAnswer,
  type Decoder,
  etagOf,
  type OriginResponse,
  type RestResponse,
  revalidated,
} from './RestResponse.ts';
import type { CircuitName } from './OriginCircuitBreaker.ts';
import { measured, type OnEnd } from './measured.ts';
import { OriginReader } from './OriginReader.ts';
import { cacheKey, headersOf, type ReadContext, type ReadOptions } from './ReadOptions.ts';
import { failureOfStatus, isMissing, UpstreamFailure } from './upstreamErrors.ts';
import type { StreamedResponse, StreamRequest } from './StreamedResponse.ts';
import { type WriteRequest, WriteClient } from './WriteClient.ts';

/** How much memory the decoded answers of the origin take together, bytes. */
const MAX_CACHED = 96 * 1024 * 1024;
/** Stands for the path of every file in metrics: a visitor can ask for any path. */
const FILES = '/pictures';

interface Parts {
  url: string;
  timeout: number;
  onEnd?: OnEnd;
  log?: WriteLog;
  /** Whether the origin is asked to compress its answers; when left out, `isRemote` decides. */
  compressed?: boolean;
}

/**
 * The one client of the REST origin, which all operations share: it knows the address, the deadline, when to retry and what
 * a failure means, and caches the answers. Equal requests in flight are one request. Every method throws `UpstreamFailure`
 * and nothing else.
 */
export class RestClient {
  /** How long one answer may take, and one operation all its answers, ms (spec §9). */
  readonly timeout: number;
  private readonly reader: OriginReader;
  private readonly writes: WriteClient;
  private readonly onEnd: OnEnd | undefined;
  private readonly leftOut: LeftOutItems;
  private readonly responses = new ResponseCache<OriginResponse>({ maxSize: MAX_CACHED, dropOn: isMissing });

  constructor({ url, timeout, onEnd, log = () => undefined, compressed = isRemote(url) }: Parts) {
    const { origin, pathname } = new URL(url);
    const address = { origin, basePath: pathname.replace(/\/$/, ''), timeout };
    this.timeout = timeout;
    this.onEnd = onEnd;
    this.leftOut = new LeftOutItems(log);
    this.reader = new OriginReader({ ...address, compressed, log });
    this.writes = new WriteClient(address);
  }

  /** Gets `path` (with its query), restricted by `options`; from the cache as far as `revalidate` allows. */
  get<T>(
    path: string,
    decode: Decoder<T>,
    options: ReadOptions,
    { revalidate, requestId, staleAfter }: ReadContext,
  ) {
    const known = revalidate === 'always' ? options : this.cachedSuperset(path, options);
    return this.responses.get(
      cacheKey(path, known),
      (cached) => measured(this.onEnd, path, () => this.load(path, decode, known, cached, requestId)),
      revalidate,
      staleAfter,
    );
  }

  /** Gets the file at `path`, at most `limit` bytes of it, for the request with an id; nothing is cached. `headers` are sent with it. */
  bytes(path: string, limit: number, requestId?: string, headers?: Record<string, string>): Promise<Buffer> {
    return measured(this.onEnd, FILES, () => this.reader.bytes(path, limit, requestId, headers));
  }

  /** Sends a request that changes something or concerns one visitor: never joined, never cached, retried only where it is `retryable`. */
  send(message: WriteRequest, requestId?: string): Promise<RestResponse> {
    const { circuit } = message;
    const headers = { ...message.headers, ...(requestId && { [REQUEST_ID]: requestId }) };
    const request = () => this.writes.send({ ...message, headers });
    return measured(
      this.onEnd,
      message.path,
      () => (circuit ? this.reader.ask(request, circuit, requestId) : request()),
      ({ status }) => (status < 400 ? 'ok' : status < 500 ? 'refused' : 'failed'),
    );
  }

  /** Sends a request once; its answer must be read to its end or destroyed. */
  stream(message: StreamRequest, requestId: string): Promise<StreamedResponse> {
    const headers = { ...message.headers, [REQUEST_ID]: requestId };
    return measured(this.onEnd, message.path, () => this.writes.stream({ ...message, headers }));
  }

  /** Whether the origin itself answers now. */
  answers(): Promise<boolean> {
    return this.reader.answers();
  }

  /** `open`: the origin is down, and gets only forms. */
  get circuitState(): CircuitName {
    return this.reader.circuitState;
  }

  /** The deadline of a request for all that it asks the origin. */
  deadline(): Deadline {
    return new Deadline(this.timeout, () => this.circuitState === 'open');
  }

  /** Marks everything in the cache as out of date: later reads wait for a new answer. */
  expire() {
    this.responses.expire();
  }

  /** The counts of the cache since the start. */
  cacheCounts(): CacheCounts {
    return this.responses.counts();
  }

  /** The items that could not be read, and were left out, when each list of the origin was last read. */
  badLists(): BadList[] {
    return this.leftOut.current();
  }

  async close(): Promise<void> {
    await Promise.all([this.reader.close(), this.writes.close()]);
  }

  /** `options` widened to the whole list or to whole items, where that answer is cached and contains what is asked for. */
  private cachedSuperset(path: string, options: ReadOptions): ReadOptions {
    const { range, fields } = options;
    if ((range || fields) && this.responses.peek(path))
      return { ...options, range: undefined, fields: undefined, cursors: undefined };
    const ofWhole = { ...options, fields: undefined };
    return range && fields && this.responses.peek(cacheKey(path, ofWhole)) ? ofWhole : options;
  }

  private async load<T>(
    path: string,
    decode: Decoder<T>,
    options: ReadOptions,
    cached: CachedResponse<OriginResponse> | undefined,
    requestId: string | undefined,
  ): Promise<LoadedResponse<OriginResponse>> {
    const { range, fields, cursors } = options;
    const headers = headersOf(options);
    if (requestId) headers[REQUEST_ID] = requestId;
    if (cached?.value.etag) headers['if-none-match'] = cached.value.etag;
    const asOf = performance.now();
    const response = await this.reader.text(path, headers);
    const { freshUntil, mayStore } = cacheControlOf(response);
    const outcome = mayStore && !options.noStore ? 'store' : 'drop';
    if (response.status === 304 && cached) {
      this.leftOut.touch(cacheKey(path, options));
      return { value: revalidated(cached.value, response), size: cached.size, freshUntil, outcome };
    }
    const whole = response.status === 200;
    if (!whole && !(range && (response.status === 206 || response.status === 416))) {
      throw failureOfStatus(response.status);
    }
    const value = { answer: decodeAnswer(response, decode), etag: etagOf(response), mayStore };
    // All items of this part are bad, but there is a cached part with good ones.
    if (value.answer.leftOut?.all && cached) {
      throw new UpstreamFailure('UPSTREAM_BAD_RESPONSE', 'no item of this page is readable any more');
    }
    const answeredFields = value.answer.fieldsApplied ? fields : undefined;
    const first = whole ? 0 : range?.first;
    this.leftOut.note(cacheKey(path, options), value.answer, { fields: answeredFields, first, requestId });
    // The weight is that of samples: a long text may be in none of them.
    const size = outcome === 'store' ? Math.max(weightOf(value.answer), response.text.length) : 0;
    const loaded = { value, size, freshUntil, asOf };
    const given = cacheKey(path, {
      range: whole ? undefined : range,
      fields: answeredFields,
      cursors: value.answer.places && cursors,
    });
    if (given === cacheKey(path, options)) return { ...loaded, outcome };
    // The origin sent more than was asked for: the answer is cached as what it is.
    if (outcome === 'store') this.responses.settle(given, { ...loaded, outcome });
    return { ...loaded, outcome: 'drop' };
  }
}
