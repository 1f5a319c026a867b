import type { FastifyInstance } from 'fastify';

/** Caches may serve a list for ten seconds without asking again, and for a minute more while they revalidate it. */
const CACHE_CONTROL = 'public, max-age=10, stale-while-revalidate=60';
/** The request headers on which an answer depends. */
const VARY = 'range, prefer, accept-encoding';

/** Adds the headers of every answer, with those about caching unless its route has set them. */
export function responseHeaders(app: FastifyInstance) {
  app.addHook('onSend', async (request, reply) => {
    reply.header('x-content-type-options', 'nosniff');
    if (reply.hasHeader('cache-control')) return;
    const cacheable = ['GET', 'HEAD'].includes(request.method) && reply.statusCode < 400;
    reply.header('cache-control', cacheable ? CACHE_CONTROL : 'no-store').header('vary', VARY);
  });
}
