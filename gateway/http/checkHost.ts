import type { FastifyInstance } from 'fastify';
import type { IncomingMessage } from 'node:http';

/** A name or an address, and a port (RFC 9112 §3.2). */
const HOST = /^(?:[\w.-]+|\[[\da-f:.]+\])(?::\d{1,5})?$/i;

/** The path of a request whose line has a whole address (`GET http://host/path`), as a proxy sends it (RFC 9112 §3.2.2). */
export function pathOf({ url = '/' }: IncomingMessage): string {
  if (url.startsWith('/') || !/^https?:\/\//i.test(url)) return url;
  const start = url.indexOf('/', url.indexOf('//') + 2);
  return start === -1 ? '/' : url.slice(start);
}

/** Answers 400 to a request with several Host headers, or with one that no host can have. Requests of HTTP/1.0 need none. */
export function checkHost(app: FastifyInstance) {
  app.addHook('onRequest', async ({ raw }, reply) => {
    const { host } = raw.headers;
    if (host === undefined || (HOST.test(host) && !isRepeated(raw.rawHeaders))) return undefined;
    return reply
      .code(400)
      .type('text/plain; charset=utf-8')
      .send('The header Host must stand in a request once, and name a host.\n');
  });
}

function isRepeated(rawHeaders: readonly string[]): boolean {
  return rawHeaders.filter((text, i) => i % 2 === 0 && text.toLowerCase() === 'host').length > 1;
}
