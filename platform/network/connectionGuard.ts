import type { Server } from 'node:http';
import type { Socket } from 'node:net';
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
  /** How long a client may take to read what it is sent; `defaultReadingTime` when left out. */
  readingTime?: ReadingTime;
}

/**
 * How long bytes may wait to be read: `base` milliseconds, and one second for each `bytesPerSecond` of them. Nobody is cut off
 * for bytes that the system has taken, some 100 kB to 4 MB.
 */
export interface ReadingTime {
  base: number;
  bytesPerSecond: number;
}

/** 64 kbit/s, as for what clients send: a slow mobile network. */
export const defaultReadingTime: ReadingTime = { base: 30_000, bytesPerSecond: 8000 };

/** An open connection. */
interface Connection {
  /** When it was opened, ms by `performance.now()`. */
  since: number;
  /** Since when there have always been bytes that the client has not read, and how many were sent before them. */
  behind?: { since: number; sent: number };
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
 * whose client reads nothing of an answer, or reads too slowly for its size. `server` itself limits the time for the head of a
 * request (`headersTimeout`).
 */
export function guardConnections(server: Server, limits: ConnectionLimits): Server {
  const { perAddress, timeout, readingTime = defaultReadingTime } = limits;
  const open = new Map<Socket, Connection>();
  const byAddress = new Map<string, number>();
  const [listener] = server.listeners('connection');

  server.removeAllListeners('connection').on('connection', (socket: Socket) => {
    const network = networkOf(socket.remoteAddress ?? '');
    const count = (byAddress.get(network) ?? 0) + 1;
    if (count > perAddress) return refuse(socket);
    byAddress.set(network, count);
    open.set(socket, { since: performance.now() });
    socket.once('close', () => {
      open.delete(socket);
      const others = (byAddress.get(network) ?? 0) - 1;
      if (others > 0) byAddress.set(network, others);
      else byAddress.delete(network);
    });
    listener?.call(server, socket);
  });
  // A timer checks all connections, so that requests pay nothing for it.
  const timer = setInterval(() => {
    const before = performance.now() - timeout;
    for (const [socket, connection] of open) {
      const isSilent = socket.bytesRead === 0 && connection.since < before;
      if (isSilent || isBehind(socket, connection, readingTime)) socket.destroy();
      // Node destroys a socket that is idle for this time, and sets another timeout when the answer is sent.
      else if (socket.writableLength > 0 && socket.timeout !== timeout) socket.setTimeout(timeout);
    }
  }, timeout / 2).unref();
  server.once('close', () => clearInterval(timer));
  return server;
}

/** Whether a client has for too long had bytes to read, for as many as they are. */
function isBehind(socket: Socket, connection: Connection, { base, bytesPerSecond }: ReadingTime): boolean {
  const { writableLength, bytesWritten } = socket;
  if (writableLength === 0) {
    connection.behind = undefined;
    return false;
  }
  connection.behind ??= { since: performance.now(), sent: bytesWritten - writableLength };
  const { since, sent } = connection.behind;
  // `bytesWritten` has also the bytes that wait: Node does not tell how many of a large buffer have left.
  const allowed = base + ((bytesWritten - sent) / bytesPerSecond) * 1000;
  return performance.now() - since > allowed;
}

const refusal = `Too many connections from your address. Close some, or try again in ${RETRY_AFTER} seconds.\n`;
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
