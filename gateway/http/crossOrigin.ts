import cors from '@fastify/cors';
import type { FastifyPluginAsync, FastifyRequest } from 'fastify';

/** What programs may read of an answer besides its body. */
const exposedHeaders = 'cache-status, etag, ratelimit, ratelimit-policy, retry-after, x-request-id';
/** How long a browser need not ask again whether it may ask, seconds. */
const MAX_AGE = 86_400;

/** Headers of answers that pages of every origin may read. Credentials are none: no cookie is sent or set. */
export const crossOriginHeaders = {
  'access-control-allow-origin': '*',
  'access-control-expose-headers': exposedHeaders,
};

/** Opens the routes, whose paths begin with their prefix, to pages of other origins (CORS), without credentials. */
export function openToOtherOrigins(routes: FastifyPluginAsync): FastifyPluginAsync {
  return async (app) => {
    await app.register(cors, { origin: '*', exposedHeaders, maxAge: MAX_AGE, strictPreflight: false });
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
