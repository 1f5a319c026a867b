import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { errorBody } from './HttpError.ts';

/** The lowest rate at which a request body must arrive. `window`: milliseconds over which it is measured. */
export interface MinUploadRate {
  bytesPerSecond: number;
  window: number;
}

/** Far below the slowest mobile network. */
export const defaultUploadRate: MinUploadRate = { bytesPerSecond: 1000, window: 20_000 };

/** Answers 408 to clients that send a body too slowly, and closes their connections. */
export function slowRequestGuard(app: FastifyInstance, { bytesPerSecond, window }: MinUploadRate) {
  app.addHook('onRequest', async (request, reply) => {
    const { raw } = request;
    if (raw.method !== 'POST') return;
    let seen = raw.socket.bytesRead;
    const timer = setInterval(() => {
      if (raw.complete || raw.destroyed) return clearInterval(timer);
      const before = seen;
      seen = raw.socket.bytesRead;
      if (seen - before < (bytesPerSecond * window) / 1000) {
        clearInterval(timer);
        cut(request, reply);
      }
    }, window).unref();
    raw.once('close', () => clearInterval(timer));
  });
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
