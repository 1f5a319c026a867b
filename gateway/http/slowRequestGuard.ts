import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { IncomingMessage } from 'node:http';
import { errorBody } from './HttpError.ts';

/** The lowest rate at which a request body must arrive. `window`: milliseconds over which it is measured. */
export interface MinUploadRate {
  bytesPerSecond: number;
  window: number;
}

/** Far below the slowest mobile network. */
export const defaultUploadRate: MinUploadRate = { bytesPerSecond: 1000, window: 20_000 };

/**
 * How long a whole body may take: `base` milliseconds, and one second for each `bytesPerSecond`. A sender is cut off as
 * soon as it lags behind this.
 */
export interface BodyDeadline {
  base: number;
  bytesPerSecond: number;
}

/** 64 kbit/s: a slow mobile network. The photos of an offer, 8 MB, may take 17 minutes. */
export const defaultBodyDeadline: BodyDeadline = { base: 30_000, bytesPerSecond: 8000 };

/** Answers 408 to clients that send a body too slowly, and closes their connections. */
export function slowRequestGuard(app: FastifyInstance, rate: MinUploadRate, deadline: BodyDeadline) {
  const { bytesPerSecond, window } = rate;

  function guard(request: FastifyRequest, reply: FastifyReply) {
    const { raw } = request;
    const [start, first] = [performance.now(), raw.socket.bytesRead];
    let seen = first;
    const timer = setInterval(() => {
      if (raw.complete || raw.destroyed) return clearInterval(timer);
      const before = seen;
      seen = raw.socket.bytesRead;
      const allowed = deadline.base + ((seen - first) / deadline.bytesPerSecond) * 1000;
      if (seen - before < (bytesPerSecond * window) / 1000 || performance.now() - start > allowed) {
        clearInterval(timer);
        cut(request, reply);
      }
    }, window).unref();
    raw.once('close', () => clearInterval(timer));
  }

  app.addHook('onRequest', (request, reply, done) => {
    if (hasBody(request.raw)) guard(request, reply);
    done();
  });
}

function hasBody({ headers }: IncomingMessage): boolean {
  return headers['content-length'] !== undefined || headers['transfer-encoding'] !== undefined;
}

/** Writes the answer without Fastify, which may still wait for the body. */
function cut({ raw, log }: FastifyRequest, reply: FastifyReply) {
  log.info('A sender was too slow');
  if (reply.raw.headersSent) return void raw.socket.destroy();
  reply.hijack();
  reply.raw.writeHead(408, { 'content-type': 'application/json; charset=utf-8', connection: 'close' });
  // Without this, the readers of the request's files are not told that the connection has ended.
  raw.socket.once('close', () => raw.destroy());
  reply.raw.end(errorBody(408, 'The request came in too slowly. Try again on a faster network.'), () =>
    raw.socket.destroySoon(),
  );
}
