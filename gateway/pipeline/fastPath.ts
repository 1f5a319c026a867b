import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { hasValidHost } from '../../platform/network/hostHeader.ts';
import { hasBody } from '../../platform/network/slowRequestGuard.ts';
import type { HttpMetrics } from '../../platform/telemetry/HttpMetrics.ts';
import type { LogFailure } from '../../platform/telemetry/logFailures.ts';
import { REQUEST_ID, requestIdOf } from '../../platform/telemetry/requestId.ts';
import { withoutByteOrderMark } from '../../text/withoutByteOrderMark.ts';
import { acceptedEncoding, AS_TEXT } from '../cache/CompressedBody.ts';
import { type CachedResponse, freshnessOf } from '../cache/ResponseCache.ts';
import { type GraphResponseCache, responseKey } from './GraphResponseCache.ts';
import { isCrossOrigin } from '../http/crossOrigin.ts';
import type { GraphResponse, GraphRequest } from './executeOverHttp.ts';
import type { Operations } from './Operations.ts';
import type { Middleware } from './requestPipeline.ts';
import { type HttpMessage, httpMessage } from './httpMessage.ts';

/** A response in the form that Node writes fastest. */
interface PreparedMessage {
  /** Names and values in turn, as `writeHead` takes them. */
  headers: string[];
  /** A string has one character for each byte. */
  body: Buffer | string;
}

/** What answers a request before Fastify. */
interface Parts {
  answers: GraphResponseCache;
  /** The headers of every answer. */
  common: Record<string, string>;
  operations: Pick<Operations, 'executeFirst'>;
  metrics: Pick<HttpMetrics, 'counter'>;
  logFailure: LogFailure;
  /** Takes an error for which a request got no answer. */
  onBroken: (error: unknown, requestId: string) => void;
}

/**
 * Answers requests to the graph before Fastify: from the cache, so that a cached response costs no more than a file, or by
 * executing a query that was checked before. All other requests are passed to `next` unchanged: those with a wrong Host
 * header, which `next` refuses, and those whose body may come slowly, which `next` watches.
 */
export function fastPath({ answers, common, operations, metrics, logFailure, onBroken }: Parts): Middleware {
  // Fastify counts only the requests that reach it.
  const countGet = metrics.counter('GET', '/graphql');
  const countPost = metrics.counter('POST', '/graphql');
  const prepared = {
    forPrograms: new WeakMap<Buffer, PreparedMessage>(),
    forPages: new WeakMap<Buffer, PreparedMessage>(),
  };

  return (request, response, next) => {
    const { method, url = '', headers } = request;
    if (method === 'POST' && url === '/graphql' && hasValidHost(request)) {
      // A body that came with the headers is readable in the next tick.
      process.nextTick(answerPost, request, response, next);
    } else if (
      method === 'GET' &&
      url.startsWith('/graphql?') &&
      hasValidHost(request) &&
      !hasBody(request)
    ) {
      const asked = {
        requestId: requestIdOf(headers),
        method,
        headers,
        search: url.slice('/graphql'.length),
      };
      if (!answeredFromCache(asked, responseKey(asked), response)) next(request, response);
    } else {
      next(request, response);
    }
  };

  function answerPost(request: IncomingMessage, response: ServerResponse, next: RequestListener) {
    const { readableLength, headers } = request;
    // A body that has not arrived completely is read by Fastify, where the slow request guard runs.
    if (readableLength === 0 || String(readableLength) !== headers['content-length']) {
      return next(request, response);
    }
    const body = request.read() as Buffer;
    const requestId = requestIdOf(headers);
    const asked = {
      requestId,
      method: 'POST',
      headers,
      search: '',
      text: withoutByteOrderMark(body.toString()),
    };
    const key = responseKey(asked);
    if (answeredFromCache(asked, key, response)) return;
    const executed = answers.closed ? undefined : operations.executeFirst(asked, request);
    if (executed) {
      // Errors of the execution are in its result; any other error closes this connection only.
      return void answerWith(executed, asked, key, response).catch((error: unknown) => {
        response.destroy();
        onBroken(error, requestId);
      });
    }
    request.unshift(body);
    next(request, response);
  }

  function answeredFromCache(
    asked: GraphRequest,
    key: string | undefined,
    response: ServerResponse,
  ): boolean {
    const cached = key === undefined ? undefined : answers.find(key, asked);
    if (!cached) return false;
    if (asked.headers['if-none-match'] === undefined && freshnessOf(cached) === 'fresh') {
      const message = preparedMessage(cached, asked);
      const headers = [...message.headers, REQUEST_ID, asked.requestId];
      response.writeHead(cached.value.status, headers).end(message.body, 'latin1');
    } else {
      send(httpMessage(cached, asked, true), asked, response);
    }
    const count = asked.method === 'POST' ? countPost : countGet;
    count(response.statusCode);
    return true;
  }

  /** The message of a fresh response: one for all pages, and one for all programs, with the same encoding. */
  function preparedMessage(cached: CachedResponse<GraphResponse>, asked: GraphRequest): PreparedMessage {
    const { body } = cached.value;
    const messages = isCrossOrigin(asked) ? prepared.forPages : prepared.forPrograms;
    const known = messages.get(body.in(acceptedEncoding(asked.headers['accept-encoding'])).bytes);
    if (known) return known;
    // A cached answer without a condition is always sent as bytes.
    const { headers, bytes } = httpMessage(cached, asked, true) as HttpMessage & { bytes: Buffer };
    // Only the headers differ between pages and programs.
    const same = prepared.forPrograms.get(bytes) ?? prepared.forPages.get(bytes);
    const message = {
      headers: Object.entries({ ...headers, ...common }).flatMap(([name, value]) => [name, String(value)]),
      body: same?.body ?? (bytes.length <= AS_TEXT ? bytes.toString('latin1') : bytes),
    };
    messages.set(bytes, message);
    return message;
  }

  async function answerWith(
    { loaded: executed, headers }: NonNullable<ReturnType<Operations['executeFirst']>>,
    asked: GraphRequest,
    key: string | undefined,
    response: ServerResponse,
  ) {
    const loaded = await executed;
    const answer = key === undefined ? loaded : answers.settle(key, loaded);
    if (answers.closed) response.setHeader('connection', 'close');
    const message = httpMessage(answer, asked, false);
    send({ ...message, headers: { ...message.headers, ...headers() } }, asked, response);
    const { status } = message;
    countPost(status);
    if (status >= 500) logFailure({ requestId: asked.requestId, method: 'POST', route: '/graphql', status });
  }

  function send(
    { status, headers, bytes }: HttpMessage,
    { requestId }: GraphRequest,
    response: ServerResponse,
  ) {
    Object.assign(headers, common, { [REQUEST_ID]: requestId });
    response.writeHead(status, headers).end(bytes);
  }
}
