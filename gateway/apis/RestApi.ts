import { type Dispatcher, Pool } from 'undici';
import { type Kept, KeptAnswers } from './KeptAnswers.ts';
import { failureOfCall, failureOfStatus, UpstreamFailure } from './upstreamErrors.ts';

/** The most that one answer may weigh, bytes. */
const MAX_ANSWER = 64 * 1024 * 1024;

/** A part of a list: positions of its first and last item, both inclusive. */
export interface Part {
  first: number;
  last: number;
}

/** What the origin said. `total` is given when it understood `part`: the length of the whole list. */
export interface Answer<T> {
  value: T;
  total?: number;
}

/** Turns a parsed body into what the caller wants. Throws when the body has the wrong shape. */
export type Reader<T> = (body: unknown) => T;

/**
 * The one client of the REST origin: its address, the deadline, the retry, and how its failures are told. Equal
 * requests in flight are one request, and answers are kept as `KeptAnswers` says. Every method throws
 * `UpstreamFailure` and nothing else.
 */
export class RestApi {
  private readonly pool: Pool;
  private readonly basePath: string;
  private readonly timeout: number;
  private readonly kept = new KeptAnswers();
  private readonly inFlight = new Map<string, Promise<Kept>>();

  /** `timeout`: milliseconds that one answer may take, to its last byte (spec §9). */
  constructor({ url, timeout }: { url: string; timeout: number }) {
    const { origin, pathname } = new URL(url);
    this.basePath = pathname.replace(/\/$/, '');
    this.timeout = timeout;
    this.pool = new Pool(origin, { connections: 16, pipelining: 1, maxResponseSize: MAX_ANSWER });
  }

  /** Gets `path` (with its query), or a part of the list there where the origin knows parts. */
  async get<T>(path: string, read: Reader<T>, part?: Part): Promise<Answer<T>> {
    const key = part ? `${path} ${part.first}-${part.last}` : path;
    const kept = this.kept.get(key);
    if (kept?.state === 'fresh') return kept.answer as Answer<T>;
    const renewed = this.joined(key, () => this.renew(key, path, read, part, kept));
    if (kept?.state === 'stale') {
      renewed.catch(() => undefined); // The old answer serves; the next visitor asks again.
      return kept.answer as Answer<T>;
    }
    try {
      return (await renewed).answer as Answer<T>;
    } catch (failure) {
      if (kept && (failure as UpstreamFailure).code !== 'NOT_FOUND') return kept.answer as Answer<T>;
      throw failure;
    }
  }

  close(): Promise<void> {
    return this.pool.destroy();
  }

  private joined(key: string, start: () => Promise<Kept>): Promise<Kept> {
    const running = this.inFlight.get(key) ?? start().finally(() => this.inFlight.delete(key));
    this.inFlight.set(key, running);
    return running;
  }

  private async renew<T>(key: string, path: string, read: Reader<T>, part?: Part, old?: Kept): Promise<Kept> {
    const headers: Record<string, string> = { accept: 'application/json' };
    if (part) headers.range = `items=${part.first}-${part.last}`;
    if (old?.etag) headers['if-none-match'] = old.etag;
    const response = await this.call(path, headers);
    if (response.status === 304 && old) return this.kept.keep(key, old, response);
    if (response.status === 404) this.kept.drop(key);
    const expected =
      response.status === 200 || (part && (response.status === 206 || response.status === 416));
    if (!expected) throw failureOfStatus(response.status);
    return this.kept.keep(key, { answer: readAnswer(response, read) }, response);
  }

  /** One request and its whole answer; tried once more when a kept connection turns out to be closed. */
  private async call(path: string, headers: Record<string, string>): Promise<RestResponse> {
    const signal = AbortSignal.timeout(this.timeout);
    try {
      return await this.request(path, headers, signal).catch((error: Error & { code?: string }) => {
        if (error.code !== 'UND_ERR_SOCKET' && error.code !== 'ECONNRESET') throw error;
        return this.request(path, headers, signal);
      });
    } catch (error) {
      throw failureOfCall(error);
    }
  }

  private async request(
    path: string,
    headers: Record<string, string>,
    signal: AbortSignal,
  ): Promise<RestResponse> {
    const answer = await this.pool.request({ path: this.basePath + path, method: 'GET', headers, signal });
    return { status: answer.statusCode, headers: answer.headers, text: await answer.body.text() };
  }
}

/** An answer of the origin, read to its end. */
export interface RestResponse {
  status: number;
  headers: Dispatcher.ResponseData['headers'];
  text: string;
}

function readAnswer<T>({ status, headers, text }: RestResponse, read: Reader<T>): Answer<T | undefined> {
  const total = /\/(\d+)$/.exec(String(headers['content-range'] ?? ''))?.[1];
  if (status !== 200 && total === undefined)
    throw new UpstreamFailure('UPSTREAM_BAD_RESPONSE', 'no Content-Range');
  try {
    const value = status === 416 ? undefined : read(JSON.parse(text));
    return status === 200 ? { value } : { value, total: Number(total) };
  } catch (error) {
    throw new UpstreamFailure('UPSTREAM_BAD_RESPONSE', error);
  }
}
