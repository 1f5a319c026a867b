import type { FastifyInstance } from 'fastify';

/** Logs every answer that says that the server failed (5xx), with the id of its request and without the address. */
export function logFailures(app: FastifyInstance) {
  app.addHook('onResponse', async ({ method, routeOptions, log }, { statusCode: status }) => {
    if (status >= 500)
      log.warn({ method, route: routeOptions.url, status }, 'A request was answered with a failure');
  });
}
