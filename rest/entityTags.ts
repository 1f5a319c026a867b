import fastifyEtag from '@fastify/etag';
import type { FastifyInstance } from 'fastify';
import { isKnown } from '../network/isKnown.ts';

/** Gives answers an `ETag`, the same for all their encodings, and answers 304 in place of what the client has already. */
export async function entityTags(app: FastifyInstance) {
  await app.register(fastifyEtag, { weak: true, replyWith304: false });
  app.addHook('onSend', async ({ method, headers }, reply, payload) => {
    const etag = reply.getHeader('etag');
    const isRead = ['GET', 'HEAD'].includes(method) && reply.statusCode < 300;
    if (!isRead || typeof etag !== 'string' || !isKnown(etag, headers)) return payload;
    reply.code(304);
    return '';
  });
}
