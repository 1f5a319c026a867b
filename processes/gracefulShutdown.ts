import type { FastifyInstance } from 'fastify';
import type { Socket } from 'node:net';

/** How often idle connections are closed during the shutdown, ms. */
const CLOSE_INTERVAL = 20;
/** How long the first request of a new connection may still be on its way, ms. */
const FIRST_REQUEST = 300;

/**
 * When `app` closes, running requests are finished and their connections closed after them. Requests that are not
 * finished after `grace` milliseconds are aborted, so that no client can prevent the shutdown.
 */
export function gracefulShutdown(app: FastifyInstance, grace: number) {
  const connections = new Set<Socket>();
  let stopping = false;
  let closing: NodeJS.Timeout;
  app.server.on('connection', (socket: Socket) => {
    connections.add(socket);
    socket.once('close', () => connections.delete(socket));
  });
  app.addHook('preClose', async () => {
    stopping = true;
    // Responses that were started before have no `Connection: close`, so their connections stay open.
    closing = setInterval(() => app.server.closeIdleConnections(), CLOSE_INTERVAL).unref();
    // Browsers open connections ahead of requests; Node counts such a connection as busy until its headers are overdue.
    setTimeout(() => closeUnused(connections), FIRST_REQUEST).unref();
    setTimeout(() => app.server.closeAllConnections(), grace).unref();
  });
  app.addHook('onSend', (_request, reply, _payload, done) => {
    if (stopping) reply.header('connection', 'close');
    done();
  });
  app.addHook('onClose', async () => clearInterval(closing));
}

function closeUnused(connections: Set<Socket>) {
  for (const socket of connections) if (socket.bytesRead === 0) socket.destroy();
}
