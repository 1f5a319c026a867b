import { createServer, type RequestListener, type Server } from 'node:http';
import type { Socket } from 'node:net';
import { cutForwardedPorts } from './cutForwardedPorts.ts';
import { type ConnectionLimits, guardConnections } from './connectionGuard.ts';
import { defaultBodyDeadline } from './slowRequestGuard.ts';

/** How long an idle connection stays open for the next request, ms: Fastify's default. */
const KEEP_ALIVE = 72_000;

/** How long any request may take to arrive, ms: who sends a body too slowly is told so before. Node's own limit is five minutes. */
const LONGEST_REQUEST = defaultBodyDeadline.longest + 60_000;

/** How many requests may wait on one connection for the answer to an earlier one: browsers and proxies never let one wait. */
const MOST_WAITING = 20;

/**
 * An HTTP server whose connections have `limits`; one on which too many requests wait (HTTP pipelining) is closed, because each
 * takes memory as soon as it arrives. `listener` sees the addresses of clients without ports.
 */
export function guardedServer(listener: RequestListener, limits: ConnectionLimits): Server {
  const options = {
    keepAliveTimeout: KEEP_ALIVE,
    headersTimeout: limits.timeout,
    connectionsCheckingInterval: limits.timeout / 2,
    requestTimeout: LONGEST_REQUEST,
  };
  const waiting = new WeakMap<Socket, number>();
  const server = createServer(options, (request, response) => {
    // Node gives a response its socket when the response before it was sent.
    if (!response.socket) {
      const { socket } = request;
      const count = (waiting.get(socket) ?? 0) + 1;
      if (count > MOST_WAITING) return void socket.destroy();
      waiting.set(socket, count);
      response.once('socket', () => waiting.set(socket, (waiting.get(socket) ?? 1) - 1));
    }
    cutForwardedPorts(request.headers);
    listener(request, response);
  });
  return guardConnections(server, limits);
}
