import cors from '@fastify/cors';
import type { FastifyPluginAsync, FastifyRequest } from 'fastify';
import type { IncomingHttpHeaders } from 'node:http';

/** What programs may read of an answer besides its body. */
const exposedHeaders = 'cache-status, etag, ratelimit, ratelimit-policy, retry-after, x-request-id';
/** How long a browser need not ask again whether it may ask, seconds. */
const MAX_AGE = 86_400;

/** Headers of answers that pages of every origin may read. Credentials are none: no cookie is sent or set. */
const crossOriginHeaders = {
  'access-control-allow-origin': '*',
  'access-control-expose-headers': exposedHeaders,
};

/**
 * Whether the answer to a request has the headers of CORS: a page's request says its origin. What is asked for by GET has
 * them always, since caches on the way may give it to others.
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

/** The headers of CORS where the answer to a request has them; else none. */
export function crossOriginHeadersFor(request: Parameters<typeof isCrossOrigin>[0]): Record<string, string> {
  return isCrossOrigin(request) ? crossOriginHeaders : {};
}

/** Opens the routes, whose paths begin with their prefix, to pages of other origins (CORS), without credentials. */
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
 * Whether a page of another site has sent the request, by what browsers say. `site`: the origin at which visitors find
 * the site. Programs say nothing, and are none.
 */
export function isFromOtherSite({ headers, host }: FastifyRequest, site: string): boolean {
  const { origin } = headers;
  if (origin === undefined || origin === site || headers['sec-fetch-site'] === 'same-origin') return false;
  return !URL.canParse(origin) || new URL(origin).host !== host;
}
