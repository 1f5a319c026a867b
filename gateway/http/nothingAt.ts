import type { FastifyReply, FastifyRequest } from 'fastify';

/** The path of a request, without its query. */
export function pathname({ url }: Pick<FastifyRequest, 'url'>): string {
  return url.split('?')[0] as string;
}

/** The message for a method and a path that no route serves. */
export function nothingAt(request: Pick<FastifyRequest, 'method' | 'url'>): string {
  return `Nothing exists at ${request.method} ${pathname(request)}.`;
}

/** Fastify's handler for requests without a route: answers with one sentence. A GET is answered by the site's own page. */
export function answerNothing(request: FastifyRequest, reply: FastifyReply) {
  void reply.code(404).type('text/plain; charset=utf-8').header('cache-control', 'no-store');
  void reply.send(`${nothingAt(request)}\n`);
}
