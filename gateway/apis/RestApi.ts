import { type Dispatcher, errors, Pool } from 'undici';
import { type Kept, KeptAnswers } from './KeptAnswers.ts';
import { type Message, Sender } from './Sender.ts';
import { failureOfCall, failureOfStatus, UpstreamFailure } from './upstreamErrors.ts';

/** The most that one answer may weigh, bytes. */
const MAX_ANSWER = 64 * 1024 * 1024;

/** A part of a list: positions of its first and last item, both inclusive. */
export interface Part {
  first: number;
  last: number;
  /** Whether it is read on the way through the whole list: then it is not kept. */
  passing?: boolean;
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
  private readonly sender: Sender;
  private readonly basePath: string;
  private readonly timeout: number;
  private readonly kept = new KeptAnswers();
  private readonly inFlight = new Map<string, Promise<Kept>>();
  private readonly patient: boolean = false;

  /** `timeout`: milliseconds that one answer may take, to its last byte (spec §9). */
  constructor({ url, timeout }: { url: string; timeout: number }) {
    const { origin, pathname } = new URL(url);
    this.basePath = pathname.replace(/\/$/, '');
    this.timeout = timeout;
    this.pool = new Pool(origin, { connections: 16, pipelining: 1, maxResponseSize: MAX_ANSWER });
    this.sender = new Sender({ origin, basePath: this.basePath, timeout });
  }

  /** The same client for who would rather wait than be given what may be out of date. */
  patiently(): RestApi {
    return Object.assign(Object.create(this) as RestApi, { patient: true });
  }

  /** Gets `path` (with its query), or a part of the list there where the origin knows parts. */
  async get<T>(path: string, read: Reader<T>, asked?: Part): Promise<Answer<T>> {
    // An origin that does not know parts has answered with the whole list, which then serves every part.
    const part = this.kept.has(path) ? undefined : asked;
    const key = part ? `${path} ${part.first}-${part.last}` : path;
    const kept = this.kept.get(key);
    if (kept?.state === 'fresh') return kept.answer as Answer<T>;
    const renewed = this.joined(key, () => this.renew(key, path, read, part, kept));
    if (kept?.state === 'stale' && !this.patient) {
      renewed.catch(() => undefined); // The old answer serves; the next visitor asks again.
      return kept.answer as Answer<T>;
    }
    try {
      return (await renewed).answer as Answer<T>;
    } catch (failure) {
      if (kept && !isMissing(failure as UpstreamFailure)) return kept.answer as Answer<T>;
      throw failure;
    }
  }

  /** Gets the file at `path`, at most `limit` bytes of it; nothing is kept. */
  bytes(path: string, limit: number): Promise<Buffer> {
    return this.call(path, { accept: '*/*' }, async ({ statusCode, body }) => {
      if (statusCode === 200) return readBytes(body, limit);
      await body.dump();
      throw failureOfStatus(statusCode);
    });
  }

  /** Sends what changes something: never joined with another one, never kept, repeated only where that does no harm. */
  send(message: Message): Promise<RestResponse> {
    return this.sender.send(message);
  }

  async close(): Promise<void> {
    await Promise.all([this.pool.destroy(), this.sender.close()]);
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
    const response = await this.call(path, headers, readText);
    if (response.status === 304 && old) return this.kept.keep(key, old, response);
    if (response.status === 404 || response.status === 410) this.kept.drop(key);
    const expected =
      response.status === 200 || (part && (response.status === 206 || response.status === 416));
    if (!expected) throw failureOfStatus(response.status);
    const whole = response.status === 200;
    const answer = readAnswer(response, read);
    if (part?.passing && !whole) return { answer, size: 0, state: 'fresh' };
    return this.kept.keep(whole ? path : key, { answer }, response);
  }

  /** One request and its whole answer; tried once more when a kept connection turns out to be closed. */
  private async call<T>(
    path: string,
    headers: Record<string, string>,
    read: (answer: Dispatcher.ResponseData) => Promise<T>,
  ): Promise<T> {
    const signal = AbortSignal.timeout(this.timeout);
    const once = async () =>
      read(await this.pool.request({ path: this.basePath + path, method: 'GET', headers, signal }));
    try {
      return await once().catch((error: Error & { code?: string }) => {
        if (error.code !== 'UND_ERR_SOCKET' && error.code !== 'ECONNRESET') throw error;
        return once();
      });
    } catch (error) {
      throw error instanceof UpstreamFailure ? error : failureOfCall(error as Error);
    }
  }
}

/** Whether the origin says that there is nothing: then what it said before does not serve. */
function isMissing({ code }: UpstreamFailure): boolean {
  return code === 'NOT_FOUND' || code === 'GONE';
}

/** An answer of the origin, read to its end. */
export interface RestResponse {
  status: number;
  headers: Dispatcher.ResponseData['headers'];
  text: string;
}

async function readText({ statusCode, headers, body }: Dispatcher.ResponseData): Promise<RestResponse> {
  return { status: statusCode, headers, text: await body.text() };
}

async function readBytes(body: AsyncIterable<Buffer>, limit: number): Promise<Buffer> {
  const chunks = [];
  let size = 0;
  for await (const chunk of body) {
    size += chunk.length;
    if (size > limit) throw new errors.ResponseExceededMaxSizeError();
    chunks.push(chunk);
  }
  return Buffer.concat(chunks, size);
}

function readAnswer<T>({ status, headers, text }: RestResponse, read: Reader<T>): Answer<T | undefined> {
  const total = /\/(\d+)$/.exec(String(headers['content-range'] ?? ''))?.[1];
  if (status !== 200 && total === undefined)
    throw new UpstreamFailure('UPSTREAM_BAD_RESPONSE', 'no Content-Range');
  try {
    const value = status === 416 ? undefined : read(JSON.parse(text));
    return status === 200 ? { value } : { value, total: Number(total) };
  } catch (error) {
    throw new UpstreamFailure('UPSTREAM_BAD_RESPONSE', error as Error);
  }
}

/** Text as a part of an address. Half a character, which no address can hold, becomes the sign for an unreadable one. */
export function inAddress(text: string): string {
  return encodeURIComponent(Buffer.from(text).toString());
}
