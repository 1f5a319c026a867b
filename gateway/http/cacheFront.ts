import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { acceptedEncoding } from '../cache/CompressedBody.ts';
import { type CachedResponse, freshnessOf } from '../cache/ResponseCache.ts';
import { type AnswerCache, answerKey } from './AnswerCache.ts';
import type { Answer, GraphRequest } from './executeOverHttp.ts';
import { messageOf } from './messageOf.ts';

/** Up to this a body is written as a string: Node sends a head and a string at once, a head and a buffer one by one. */
const AS_STRING = 16 * 1024;

/** A message as Node writes it fastest. */
interface PreparedMessage {
  /** Names and values by turns. */
  headers: string[];
  /** Bytes; a string has one character a byte. */
  body: Buffer | string;
}

/**
 * Answers requests to the graph from the cache before anything else sees them: a cached answer costs what a file
 * does. Everything else goes on to `next`, untouched.
 */
export function cacheFront(answers: AnswerCache, next: RequestListener): RequestListener {
  const prepared = new WeakMap<Buffer, PreparedMessage>();

  return (request, response) => {
    const { method, url = '' } = request;
    if (method === 'POST' && url === '/graphql') {
      // A body that came with the head is here in the next tick.
      process.nextTick(answerPost, request, response);
    } else if (method !== 'GET' || !url.startsWith('/graphql?') || !answered(request, response, undefined)) {
      next(request, response);
    }
  };

  function answerPost(request: IncomingMessage, response: ServerResponse) {
    const { readableLength, headers } = request;
    // A body that is still on its way is read where slow senders are cut off.
    if (readableLength > 0 && String(readableLength) === headers['content-length']) {
      const body = request.read() as Buffer;
      if (answered(request, response, body.toString())) return;
      request.unshift(body);
    }
    next(request, response);
  }

  function answered(request: IncomingMessage, response: ServerResponse, text: string | undefined): boolean {
    const { method = '', url = '', headers } = request;
    const asked: GraphRequest = { method, headers, search: url.slice('/graphql'.length), text };
    const key = answerKey(asked);
    const cached = key === undefined ? undefined : answers.find(key, asked);
    if (!cached) return false;
    if (headers['if-none-match'] === undefined && freshnessOf(cached) === 'fresh') {
      const message = preparedMessage(cached, request);
      response.writeHead(cached.value.status, message.headers).end(message.body, 'latin1');
    } else {
      const { status, headers: sent, bytes } = messageOf(cached, request, true);
      response.writeHead(status, sent).end(bytes);
    }
    return true;
  }

  /** It is the same for everybody whom a fresh answer is sent in the same encoding. */
  function preparedMessage(cached: CachedResponse<Answer>, request: IncomingMessage): PreparedMessage {
    const known = prepared.get(
      cached.value.body.in(acceptedEncoding(request.headers['accept-encoding'])).bytes,
    );
    if (known) return known;
    const { headers, bytes = Buffer.alloc(0) } = messageOf(cached, request, true);
    const message = {
      headers: Object.entries(headers).flatMap(([name, value]) => [name, String(value)]),
      body: bytes.length <= AS_STRING ? bytes.toString('latin1') : bytes,
    };
    prepared.set(bytes, message);
    return message;
  }
}
