import type { FastifyInstance } from 'fastify';

/**
 * Prepares `app` for routes of links in mails and of the one-click POST of mail programs (RFC 8058). The URL contains
 * everything: the body that a mail program posts is ignored, whatever its type.
 */
export function answerMailLinks(app: FastifyInstance) {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', { parseAs: 'string', bodyLimit: 64 * 1024 }, async () => undefined);
  app.addHook('onRequest', async (_request, reply) => void reply.header('cache-control', 'no-store'));
}
