import type { FastifyInstance } from 'fastify';

/** How often a server that stops looks for connections whose request has ended, ms. */
const OFTEN = 20;

/**
 * When `app` closes, requests that are under way are finished and their connections closed behind them; what is
 * not finished after `patience` milliseconds is cut off, so that nobody can keep the gateway from stopping.
 */
export function stopGently(app: FastifyInstance, patience: number) {
  let stopping = false;
  let closing: NodeJS.Timeout;
  app.addHook('preClose', async () => {
    stopping = true;
    // What was begun before said that the connection stays.
    closing = setInterval(() => app.server.closeIdleConnections(), OFTEN).unref();
    setTimeout(() => app.server.closeAllConnections(), patience).unref();
  });
  app.addHook('onSend', async (_request, reply) => {
    if (stopping) reply.header('connection', 'close');
  });
  app.addHook('onClose', async () => clearInterval(closing));
}
