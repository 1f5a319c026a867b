import type { Socket } from 'node:net';

/** How many connections may wait for others to be accepted. */
const MOST_WAITING = 1_000;
/** How many connections are served per turn of the event loop. */
const PER_TURN = 8;

/**
 * Passes new connections to `serve` when no other one waits to be accepted. Node accepts one connection per turn of its event
 * loop. If it served each of a sudden crowd at once, the turns would be longer, and the last connection would wait for
 * the work of all others. A connection without a crowd waits for one turn, some microseconds. A crowd is served some at a
 * time, so that nobody else, such as a health check, waits for all of it.
 */
export function acceptFirst(serve: (socket: Socket) => void): (socket: Socket) => void {
  const accepted: Socket[] = [];
  let before = 0;

  function afterTurn() {
    const allCame = accepted.length === before || accepted.length >= MOST_WAITING;
    if (allCame) {
      for (const socket of accepted.splice(0, PER_TURN)) {
        if (!socket.destroyed) serve(socket);
      }
    }
    before = accepted.length;
    if (before > 0) setImmediate(afterTurn);
  }

  return (socket) => {
    // A client may break off before the HTTP server listens to its socket.
    socket.on('error', () => undefined);
    accepted.push(socket);
    if (accepted.length === 1) setImmediate(afterTurn);
  };
}
