import type { FastifyInstance } from 'fastify';

/**
 * When `app` closes, requests that are under way are finished and their connections closed behind them; what is not
 * finished after `grace` milliseconds is cut off.
 */
export function gracefulShutdown(app: FastifyInstance, grace: number) {
  let stopping = false;
  app.addHook('preClose', async () => {
    stopping = true;
    setTimeout(() => app.server.closeAllConnections(), grace).unref();
  });
  app.addHook('onSend', async (_request, reply) => {
    if (stopping) reply.header('connection', 'close');
  });
  // An answer that was begun before has told its client that the connection stays open.
  app.addHook('onResponse', async () => {
    if (stopping) app.server.closeIdleConnections();
  });
}
