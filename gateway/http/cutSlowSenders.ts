import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { errorBody } from './Refused.ts';

/** How fast a body must come in. `window`: milliseconds over which that is measured. */
export interface Pace {
  bytesPerSecond: number;
  window: number;
}

/** Far below the slowest mobile network. */
export const slowest: Pace = { bytesPerSecond: 1000, window: 20_000 };

/** Cuts off whoever sends a body so slowly that it only keeps a connection busy. */
export function cutSlowSenders(app: FastifyInstance, { bytesPerSecond, window }: Pace) {
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

/** Past Fastify, which may be waiting for the very body. */
function cut({ raw, log }: FastifyRequest, reply: FastifyReply) {
  log.info('A sender was too slow');
  if (reply.raw.headersSent) return void raw.socket.destroy();
  reply.hijack();
  reply.raw.writeHead(408, { 'content-type': 'application/json; charset=utf-8', connection: 'close' });
  // The request itself does not notice that its connection ends after the answer, nor does who reads its files.
  raw.socket.once('close', () => raw.destroy());
  reply.raw.end(errorBody(408, 'The request came in too slowly. Try again on a faster network.'), () =>
    raw.socket.destroySoon(),
  );
}
