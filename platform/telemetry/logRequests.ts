import type { FastifyInstance } from 'fastify';
import type { ServerResponse } from 'node:http';
import { REQUEST_ID, requestIdOf } from './requestId.ts';
import { traceIds } from './traceIds.ts';

/** What Fastify knows about a request: the pattern that its path matches, and its trace. */
type Routed = { route: string } & ReturnType<typeof traceIds>;

/**
 * Logs one line for each answered request at the level `debug`: method, route, status and duration, with its id. The route is
 * a pattern, as an address may have what a visitor has entered. At any other level it costs nothing.
 */
export function logRequests(app: FastifyInstance) {
  if (app.log.level !== 'debug') return;
  const routed = new WeakMap<ServerResponse, Routed>();

  app.addHook('onRequest', ({ routeOptions }, { raw }, done) => {
    routed.set(raw, { route: routeOptions.url ?? 'unknown', ...traceIds() });
    done();
  });

  // Before all other listeners, as some requests are answered without Fastify.
  app.server.prependListener('request', (request, response) => {
    const start = performance.now();
    const { method, url = '', headers } = request;
    // Whoever answers it takes this id for the one that came with it.
    const requestId = (headers[REQUEST_ID] = requestIdOf(headers));
    response.once('close', () => {
      const ms = Math.round((performance.now() - start) * 10) / 10;
      const { route, ...trace } = routed.get(response) ?? { route: routeBeforeFastify(url) };
      const cut = response.writableFinished ? {} : { cut: true };
      app.log.debug(
        { requestId, method, route, status: response.statusCode, ms, ...cut, ...trace },
        'Request',
      );
    });
  });
}

/** The route of a request that Fastify did not see: an operation, or a page that was refused. */
function routeBeforeFastify(url: string): string {
  return /^\/graphql(\?|$)/.test(url) ? '/graphql' : '/*';
}
