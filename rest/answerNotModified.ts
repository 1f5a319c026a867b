import type { FastifyInstance } from 'fastify';
import { isKnown } from '../network/isKnown.ts';

/** Answers 304 in place of what the client has already, by its `If-None-Match` and the `ETag` of the answer. */
export function answerNotModified(app: FastifyInstance) {
  app.addHook('onSend', async ({ method, headers }, reply, payload) => {
    const etag = reply.getHeader('etag');
    const isRead = ['GET', 'HEAD'].includes(method) && reply.statusCode < 300;
    if (!isRead || typeof etag !== 'string' || !isKnown(etag, headers)) return payload;
    reply.code(304);
    return '';
  });
}
