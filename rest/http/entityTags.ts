import fastifyEtag from '@fastify/etag';
import type { FastifyInstance } from 'fastify';
import { isKnown } from '../../platform/network/isKnown.ts';

/**
 * Gives answers an `ETag`, the same for all encodings, and answers 304 when the client has the answer already. The tag of
 * a part of a list also changes with the list's length, which the body does not contain.
 */
export async function entityTags(app: FastifyInstance) {
  await app.register(fastifyEtag, { weak: true, replyWith304: false });
  app.addHook('onSend', async ({ method, headers }, reply, payload) => {
    const tag = reply.getHeader('etag');
    if (typeof tag !== 'string') return payload;
    const length = /\/\d+$/.exec(String(reply.getHeader('content-range') ?? ''))?.[0] ?? '';
    const etag = tag.replace(/"$/, `${length}"`);
    reply.header('etag', etag);
    const isRead = ['GET', 'HEAD'].includes(method) && reply.statusCode < 300;
    if (!isRead || !isKnown(etag, headers)) return payload;
    reply.code(304);
    return '';
  });
}
