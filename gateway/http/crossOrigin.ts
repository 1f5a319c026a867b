import cors from '@fastify/cors';
import type { FastifyPluginAsync, FastifyRequest } from 'fastify';
import type { IncomingHttpHeaders } from 'node:http';

/** Headers of an answer that scripts of other origins may read. */
const exposedHeaders = 'cache-status, etag, ratelimit, ratelimit-policy, retry-after, x-request-id';
/** How long browsers keep the answer to a preflight request, seconds. */
const MAX_AGE = 86_400;

/** Headers of answers that pages of every origin may read. There are no credentials: no cookie is sent or set. */
const crossOriginHeaders = {
  'access-control-allow-origin': '*',
  'access-control-expose-headers': exposedHeaders,
};

/**
 * Whether the answer to a request needs CORS headers. A request of a page names its origin. Answers to GET always need
 * them, because a cache on the way may give them to other clients.
 */
export function isCrossOrigin({
  method,
  headers,
}: {
  method?: string;
  headers: IncomingHttpHeaders;
}): boolean {
  return headers.origin !== undefined || method !== 'POST';
}

/** The CORS headers of the answer to a request; none where it needs none. */
export function crossOriginHeadersFor(request: Parameters<typeof isCrossOrigin>[0]): Record<string, string> {
  return isCrossOrigin(request) ? crossOriginHeaders : {};
}

/** Opens the routes to pages of other origins (CORS), without credentials. */
export function openToOtherOrigins(routes: FastifyPluginAsync): FastifyPluginAsync {
  return async (app) => {
    await app.register(cors, { origin: '*', exposedHeaders, maxAge: MAX_AGE, strictPreflight: false });
    app.addHook('onSend', async (request, reply) => {
      if (isCrossOrigin(request)) return;
      for (const name of Object.keys(crossOriginHeaders)) reply.removeHeader(name);
    });
    await app.register(routes);
  };
}

/**
 * Whether a page of another site has sent the request, by the headers that browsers add. `site`: the origin at which
 * visitors find the site. False for programs, which do not send these headers.
 */
export function isFromOtherSite({ headers, host }: FastifyRequest, site: string): boolean {
  const { origin } = headers;
  if (origin === undefined || origin === site || headers['sec-fetch-site'] === 'same-origin') return false;
  return !URL.canParse(origin) || new URL(origin).host !== host;
}

/** A GET or an upload without any of these headers may come from another site's page (CSRF). */
const preflightHeaders = ['apollo-require-preflight', 'x-apollo-operation-name'] as const;

/** Whether a request has a header that only programs and pages of the same site can send. */
export function isPreflighted(headers: IncomingHttpHeaders): boolean {
  return preflightHeaders.some((name) => headers[name]);
}
