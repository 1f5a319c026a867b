import type { FastifyInstance } from 'fastify';

/**
 * When `app` closes, requests that are under way are finished and their connections closed behind them; what is not
 * finished after `patience` milliseconds is cut off.
 */
export function stopGently(app: FastifyInstance, patience: number) {
  let stopping = false;
  app.addHook('preClose', async () => {
    stopping = true;
    setTimeout(() => app.server.closeAllConnections(), patience).unref();
  });
  app.addHook('onSend', async (_request, reply) => {
    if (stopping) reply.header('connection', 'close');
  });
  // What was begun before said that the connection stays.
  app.addHook('onResponse', async () => {
    if (stopping) app.server.closeIdleConnections();
  });
}
