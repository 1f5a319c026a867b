import type { FastifyInstance } from 'fastify';

/** How often idle connections are closed during the shutdown, ms. */
const CLOSE_INTERVAL = 20;

/**
 * When `app` closes, running requests are finished and their connections closed after them. Requests that are not
 * finished after `grace` milliseconds are aborted, so that no client can prevent the shutdown.
 */
export function gracefulShutdown(app: FastifyInstance, grace: number) {
  let stopping = false;
  let closing: NodeJS.Timeout;
  app.addHook('preClose', async () => {
    stopping = true;
    // Responses that were started before have no `Connection: close`.
    closing = setInterval(() => app.server.closeIdleConnections(), CLOSE_INTERVAL).unref();
    setTimeout(() => app.server.closeAllConnections(), grace).unref();
  });
  app.addHook('onSend', async (_request, reply) => {
    if (stopping) reply.header('connection', 'close');
  });
  app.addHook('onClose', async () => clearInterval(closing));
}
