import { Readable } from 'node:stream';
import { Pool } from 'undici';
import { failureOfCall } from './upstreamErrors.ts';
import type { RestResponse } from './RestResponse.ts';
import type { StreamedResponse, StreamRequest } from './StreamedResponse.ts';

/** A body that is made while it is sent, anew for every attempt. */
export interface StreamedBody {
  mediaType: string;
  /** Bytes. */
  length: number;
  chunks: () => AsyncIterable<Buffer>;
}

/** A request that changes something at the origin, or concerns one visitor. */
export interface WriteRequest {
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  path: string;
  headers: Record<string, string>;
  /** A string is JSON. */
  body?: string | StreamedBody;
  /** Whether the origin recognises a second request as the same (idempotency key). */
  retryable: boolean;
  /** How long the answer may take, ms; the client's own timeout when left out. */
  timeout?: number;
  /**
   * For a request that only asks: it fails also for a status of 500 or more, and its failures count for the circuit breaker.
   * While the origin is down, it is not sent (`heeded`), or is sent all the same (`passed`). What changes something is
   * always sent: left out.
   */
  circuit?: 'heeded' | 'passed';
}

/** Error codes of broken connections; late or wrong answers have others. */
const brokenConnection = new Set(['UND_ERR_SOCKET', 'ECONNRESET', 'ECONNREFUSED', 'EPIPE']);
/** What a proxy between answers where its own connection to the origin breaks. */
const BAD_GATEWAY = 502;

/**
 * Sends requests that must not be lost or doubled. Each request has a connection of its own: it never meets one that the
 * origin is about to close, and pages do not wait for it.
 */
export class WriteClient {
  private readonly pool: Pool;
  private readonly basePath: string;
  private readonly timeout: number;

  /** `timeout`: milliseconds that the origin may take to accept the next bytes, and then to answer (spec §9). */
  constructor({ origin, basePath, timeout }: { origin: string; basePath: string; timeout: number }) {
    this.pool = new Pool(origin, { connections: 32, pipelining: 0, headersTimeout: 0, bodyTimeout: 0 });
    this.basePath = basePath;
    this.timeout = timeout;
  }

  /**
   * The answer, whatever its status; after a broken connection, that of a second attempt where the request may be sent
   * again. Throws `UpstreamFailure` when there is none.
   */
  async send(message: WriteRequest): Promise<RestResponse> {
    const start = performance.now();
    try {
      const answer = await this.attempt(message).catch((error: Error & { code?: string }) => {
        if (!message.retryable || !brokenConnection.has(error.code ?? '')) throw error;
        return undefined;
      });
      if (answer && !(message.retryable && answer.status === BAD_GATEWAY)) return answer;
      const { timeout } = message;
      const left = timeout && Math.max(1, timeout - (performance.now() - start));
      return await this.attempt({ ...message, timeout: left });
    } catch (error) {
      throw failureOfCall(error as Error);
    }
  }

  /**
   * The answer as it arrives, whatever its status. Its body must be read to its end or destroyed; it fails where the origin sends
   * nothing for as long as the timeout. Throws `UpstreamFailure` when there is no answer.
   */
  async stream({ path, headers, body }: StreamRequest): Promise<StreamedResponse> {
    const { timeout } = this;
    try {
      const answer = await this.pool.request({
        ...{
          method: 'POST',
          path: this.basePath + path,
          body,
          headersTimeout: timeout,
          bodyTimeout: timeout,
        },
        headers: { accept: '*/*', 'content-type': 'application/json', ...headers },
      });
      return { status: answer.statusCode, headers: answer.headers, body: answer.body };
    } catch (error) {
      throw failureOfCall(error as Error);
    }
  }

  close(): Promise<void> {
    return this.pool.destroy();
  }

  private async attempt({
    method,
    path,
    headers,
    body,
    timeout = this.timeout,
  }: WriteRequest): Promise<RestResponse> {
    const expired = new AbortController();
    const deadline = setTimeout(
      () => expired.abort(new DOMException('The request timed out', 'TimeoutError')),
      timeout,
    );
    const streamed = typeof body === 'object' ? body : undefined;
    try {
      const answer = await this.pool.request({
        method,
        path: this.basePath + path,
        headers: {
          accept: 'application/json',
          ...(body ? { 'content-type': streamed?.mediaType ?? 'application/json' } : {}),
          ...(streamed ? { 'content-length': String(streamed.length) } : {}),
          ...headers,
        },
        body: typeof body === 'object' ? Readable.from(watched(body.chunks(), deadline)) : body,
        signal: expired.signal,
      });
      return { status: answer.statusCode, headers: answer.headers, text: await answer.body.text() };
    } finally {
      clearTimeout(deadline);
    }
  }
}

/** The same chunks; each one that the origin accepts restarts the deadline. */
async function* watched(chunks: AsyncIterable<Buffer>, deadline: NodeJS.Timeout) {
  for await (const chunk of chunks) {
    yield chunk;
    deadline.refresh();
  }
}
