import type { RequestListener } from 'node:http';
import type { Socket } from 'node:net';

/** How many requests may wait on one connection; browsers let none wait. */
const MOST_WAITING = 20;

/**
 * Handles the requests of one connection one after the other (HTTP pipelining), so that a client who takes no answer
 * makes no work for the next ones: Node would start them all, and never tell their handlers that the connection has
 * closed. A connection on which too many wait is closed.
 */
export function inTurn(handle: RequestListener): RequestListener {
  const waiting = new WeakMap<Socket, number>();

  return (request, response) => {
    // Node gives a response its socket when the one before it has left.
    if (response.socket) return handle(request, response);
    const { socket } = request;
    const count = (waiting.get(socket) ?? 0) + 1;
    if (count > MOST_WAITING) return void socket.destroy();
    waiting.set(socket, count);
    response.once('socket', () => {
      waiting.set(socket, (waiting.get(socket) ?? 1) - 1);
      // Node calls an answer that was cut off sent, too.
      if (!socket.destroyed) handle(request, response);
    });
  };
}
