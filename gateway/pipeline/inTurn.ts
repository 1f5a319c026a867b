import type { RequestListener } from 'node:http';
import type { Socket } from 'node:net';

/** How many requests may wait on one connection; browsers never let one wait. */
const MOST_WAITING = 20;

/**
 * Handles the requests of one connection one after the other (HTTP pipelining), so that a client that does not read an
 * answer causes no further work: Node would start all of its requests, and never tell their handlers that the connection
 * has closed. A connection on which too many requests wait is closed.
 */
export function inTurn(handle: RequestListener): RequestListener {
  const waiting = new WeakMap<Socket, number>();

  return (request, response) => {
    // Node gives a response its socket when the response before it was sent.
    if (response.socket) return handle(request, response);
    const { socket } = request;
    const count = (waiting.get(socket) ?? 0) + 1;
    if (count > MOST_WAITING) return void socket.destroy();
    waiting.set(socket, count);
    response.once('socket', () => {
      waiting.set(socket, (waiting.get(socket) ?? 1) - 1);
      // The response before it may have been cut off, which Node reports in the same way.
      if (!socket.destroyed) handle(request, response);
    });
  };
}
