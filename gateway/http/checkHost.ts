import type { FastifyInstance } from 'fastify';
import type { IncomingMessage } from 'node:http';
import { hasValidHost, INVALID_HOST } from '../../platform/network/hostHeader.ts';

/** The path of a request whose line has a whole address (`GET http://host/path`), as a proxy sends it (RFC 9112 §3.2.2). */
export function pathOf({ url = '/' }: IncomingMessage): string {
  if (url.startsWith('/') || !/^https?:\/\//i.test(url)) return url;
  const start = url.indexOf('/', url.indexOf('//') + 2);
  return start === -1 ? '/' : url.slice(start);
}

/**
 * Answers 400 to a request whose Host header is repeated or is not a host name, and to a request whose target is not a path
 * (`GET ftp://host/`): the site has no such address. Closes its connection.
 */
export function checkHost(app: FastifyInstance) {
  app.addHook('onRequest', ({ raw, url, method }, reply, done) => {
    const isPath = url.startsWith('/') || (method === 'OPTIONS' && url === '*');
    if (isPath && hasValidHost(raw)) return done();
    reply
      .code(400)
      .header('connection', 'close')
      .type('text/plain; charset=utf-8')
      .send(`${isPath ? INVALID_HOST : 'The request target must be a path that begins with a slash.'}\n`);
  });
}
