import type { Socket } from 'node:net';

/** How many connections may wait for others to be accepted. */
const MOST_WAITING = 1_000;

/**
 * Passes new connections to `serve` when no other one waits to be accepted. Node accepts one connection per turn of its event
 * loop. If it served each of a sudden crowd at once, the turns would be longer, and the last connection would wait for
 * the work of all others. A connection without a crowd waits for one turn, some microseconds.
 */
export function acceptFirst(serve: (socket: Socket) => void): (socket: Socket) => void {
  let accepted: Socket[] = [];
  let before = 0;

  function afterTurn() {
    if (accepted.length > before && accepted.length < MOST_WAITING) {
      before = accepted.length;
      setImmediate(afterTurn);
      return;
    }
    const sockets = accepted;
    accepted = [];
    before = 0;
    for (const socket of sockets) {
      if (!socket.destroyed) serve(socket);
    }
  }

  return (socket) => {
    // A client may break off before the HTTP server listens to its socket.
    socket.on('error', () => undefined);
    accepted.push(socket);
    if (accepted.length === 1) setImmediate(afterTurn);
  };
}
