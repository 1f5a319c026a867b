import type { FastifyInstance } from 'fastify';
import type { Server, Socket } from 'node:net';
import { setImmediate as nextTurn } from 'node:timers/promises';

/** How often idle connections are closed during the shutdown, ms. */
const CLOSE_INTERVAL = 20;
/** How long connections are accepted that waited for it, ms. */
const LAST_ACCEPTED = 2_000;
/** How long a turn of the event loop may be in which nobody connects unnoticed, ms: it looks for connections once. */
const SHORT_TURN = 1;
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
    setTimeout(() => app.server.closeAllConnections(), grace).unref();
  });
  const close = app.server.close.bind(app.server);
  app.server.close = (done) => {
    void closeInTime(done);
    return app.server;
  };
  app.addHook('onSend', (_request, reply, _payload, done) => {
    if (stopping) reply.header('connection', 'close');
    done();
  });
  app.addHook('onClose', async () => clearInterval(closing));

  async function closeInTime(done: Parameters<typeof close>[0]) {
    await acceptWaiting(app.server);
    // Responses that were started before have no `Connection: close`, so their connections stay open.
    closing = setInterval(() => app.server.closeIdleConnections(), CLOSE_INTERVAL).unref();
    // Browsers open connections ahead of requests; Node counts such a connection as busy until its headers are overdue.
    setTimeout(() => closeUnused(connections), FIRST_REQUEST).unref();
    close(done);
  }
}

/**
 * Settles when no connection waits to be accepted any more. Their clients, or a proxy for them, have sent requests
 * already, and the system breaks off those that still wait when the server closes. Node accepts one per turn.
 */
async function acceptWaiting(server: Server) {
  let quiet = 0;
  const note = () => (quiet = 0);
  server.on('connection', note);
  for (const end = performance.now() + LAST_ACCEPTED; quiet < 2 && performance.now() < end;) {
    const began = performance.now();
    quiet += 1;
    await nextTurn();
    if (performance.now() - began > SHORT_TURN) quiet = 0;
  }
  server.off('connection', note);
}

function closeUnused(connections: Set<Socket>) {
  for (const socket of connections) if (socket.bytesRead === 0) socket.destroy();
}
