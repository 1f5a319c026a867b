import type { Server } from 'node:http';
import type { Socket } from 'node:net';
import { acceptFirst } from './acceptFirst.ts';
import { networkOf } from './networkOf.ts';

/** The limits for clients' connections. */
export interface ConnectionLimits {
  /** How many connections one address may have open. */
  perAddress: number;
  /**
   * How long a client may read nothing of an answer, send nothing, or leave the head of a request unfinished, ms. A
   * client that reads nothing is disconnected after 1 to 2.5 times as long.
   */
  timeout: number;
}

/** Offices and mobile networks put hundreds of people behind one address; each browser opens six connections. */
export const defaultConnectionLimits: ConnectionLimits = { perAddress: 1000, timeout: 20_000 };

/**
 * How many connections may wait to be accepted; the operating system may allow fewer. With Node's default, a sudden
 * crowd, and the health check with it, waits a second until the system tries again.
 */
export const BACKLOG = 4096;

/** When an address with too many connections may try again, seconds. */
const RETRY_AFTER = 5;
/** How long a refused connection stays open, so that the client reads why, ms. */
const LINGER = 1_000;

/**
 * Answers 429 to connections of an address above its limit. Closes connections on which no request begins, and those
 * whose client reads nothing of an answer. `server` itself limits the time for the head of a request (`headersTimeout`).
 */
export function guardConnections(server: Server, { perAddress, timeout }: ConnectionLimits): Server {
  /** When each connection was opened, ms by `performance.now()`. */
  const open = new Map<Socket, number>();
  const byAddress = new Map<string, number>();
  const [listener] = server.listeners('connection');
  const serve = acceptFirst((socket) => void listener?.call(server, socket));

  server.removeAllListeners('connection').on('connection', (socket: Socket) => {
    const network = networkOf(socket.remoteAddress ?? '');
    const count = (byAddress.get(network) ?? 0) + 1;
    if (count > perAddress) return refuse(socket);
    byAddress.set(network, count);
    open.set(socket, performance.now());
    socket.once('close', () => {
      open.delete(socket);
      const others = (byAddress.get(network) ?? 0) - 1;
      if (others > 0) byAddress.set(network, others);
      else byAddress.delete(network);
    });
    serve(socket);
  });
  // A timer checks all connections, so that requests pay nothing for it.
  const timer = setInterval(() => {
    const before = performance.now() - timeout;
    for (const [socket, since] of open) {
      if (socket.bytesRead === 0 && since < before) socket.destroy();
      // Node destroys a socket that is idle for this time, and sets another timeout when the answer is sent.
      else if (socket.writableLength > 0 && socket.timeout !== timeout) socket.setTimeout(timeout);
    }
  }, timeout / 2).unref();
  server.once('close', () => clearInterval(timer));
  return server;
}

const refusal = `There are too many connections from your address. Close some, or try again in ${RETRY_AFTER} seconds.\n`;
const refusalHead = [
  'HTTP/1.1 429 Too Many Requests',
  'content-type: text/plain; charset=utf-8',
  `content-length: ${Buffer.byteLength(refusal)}`,
  `retry-after: ${RETRY_AFTER}`,
  'cache-control: no-store',
  'connection: close',
].join('\r\n');

/** Answers with the reason, without reading a request. */
function refuse(socket: Socket) {
  socket.on('error', () => undefined).resume();
  socket.end(`${refusalHead}\r\n\r\n${refusal}`);
  const timer = setTimeout(() => socket.destroy(), LINGER);
  socket.once('close', () => clearTimeout(timer));
}
