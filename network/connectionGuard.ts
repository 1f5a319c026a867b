import type { Server } from 'node:http';
import type { Socket } from 'node:net';
import { networkOf } from './networkOf.ts';

/** What clients may do with connections. */
export interface ConnectionLimits {
  /** How many one address may have open. */
  perAddress: number;
  /**
   * How long a client may take nothing of an answer, or send nothing, or not end the head of a request, ms. Who takes
   * nothing is cut off after one to two and a half times of it.
   */
  timeout: number;
}

/** Offices and mobile networks put hundreds of people behind one address; each browser opens six connections. */
export const defaultConnectionLimits: ConnectionLimits = { perAddress: 1000, timeout: 20_000 };

/**
 * How many connections may wait to be accepted; with Node's own number, a crowd that comes at once waits a second for
 * the next try of the operating system, and so does the health check beside it. The system may allow fewer.
 */
export const BACKLOG = 4096;

/** When an address with too many connections may try again, seconds. */
const RETRY_AFTER = 5;
/** How long a refused connection stays open, so that the client reads why, ms. */
const LINGER = 1_000;

/**
 * Answers 429 to connections of an address above its limit, and closes connections on which no request begins and those
 * whose client takes nothing of an answer. `server` limits the time for the head of a request itself (`headersTimeout`).
 */
export function guardConnections(server: Server, { perAddress, timeout }: ConnectionLimits): Server {
  /** When each was opened. */
  const open = new Map<Socket, number>();
  const byAddress = new Map<string, number>();
  const [serve] = server.listeners('connection');

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
    serve?.call(server, socket);
  });
  // A look at all of them now and then costs requests nothing.
  const timer = setInterval(() => {
    const before = performance.now() - timeout;
    for (const [socket, since] of open) {
      if (socket.bytesRead === 0 && since < before) socket.destroy();
      // Node destroys a socket on which nothing moves for this time, and sets another one when the answer has left.
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

/** Says why without reading a request. */
function refuse(socket: Socket) {
  socket.on('error', () => undefined).resume();
  socket.end(`${refusalHead}\r\n\r\n${refusal}`);
  const timer = setTimeout(() => socket.destroy(), LINGER);
  socket.once('close', () => clearTimeout(timer));
}
