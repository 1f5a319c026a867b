import type { IncomingHttpHeaders } from 'node:http';
import { acceptedEncoding } from '../cache/CompressedBody.ts';
import type { CachedResponse } from '../cache/ResponseCache.ts';
import { isKnown } from '../../platform/network/isKnown.ts';
import type { GraphResponse } from './executeOverHttp.ts';
import { crossOriginHeadersFor } from '../http/crossOrigin.ts';

/** Status, headers and body as they are written. */
export interface HttpMessage {
  status: number;
  headers: Record<string, string | number>;
  /** Of the body; text is sent in UTF-8. Missing where the client has it already (304). */
  bytes?: string | Buffer;
}

/**
 * The HTTP message of a response to `request`. `hit`: it comes from the cache. `Cache-Status` (RFC 9211)
 * tells where it comes from; its `ttl` is negative, in seconds, where the answer shows data that is stale.
 */
export function httpMessage(
  { value: { status, headers, mayStore, body }, freshUntil }: CachedResponse<GraphResponse>,
  request: { method?: string; headers: IncomingHttpHeaders },
  hit: boolean,
): HttpMessage {
  const accepted = acceptedEncoding(request.headers['accept-encoding']);
  const { bytes, encoding } =
    accepted || hit ? body.in(accepted) : { bytes: body.content, encoding: undefined };
  const sent: HttpMessage['headers'] = {
    ...headers,
    ...crossOriginHeadersFor(request),
    vary: 'accept, accept-encoding',
  };
  if (mayStore) {
    const condition = request.headers['if-none-match'];
    sent['cache-status'] = cacheStatus(freshUntil, hit);
    // A response that is not cached needs no ETag, unless the client sends one or uses GET.
    if (hit || condition !== undefined || request.method === 'GET') sent.etag = body.etag;
    if (condition !== undefined && isKnown(body.etag, request.headers)) return { status: 304, headers: sent };
  }
  if (encoding) sent['content-encoding'] = encoding;
  sent['content-length'] = Buffer.byteLength(bytes);
  return { status, headers: sent, bytes };
}

function cacheStatus(freshUntil: number, hit: boolean): string {
  const left = freshUntil - performance.now();
  if (left < 0) return `gateway; hit; ttl=${Math.floor(left / 1000)}`;
  return hit ? 'gateway; hit' : 'gateway; fwd=miss';
}
