import type { FastifyReply, FastifyRequest } from 'fastify';

/** The path of a request, without its query. */
export function pathname({ url }: Pick<FastifyRequest, 'url'>): string {
  return url.split('?')[0] as string;
}

/** What is said of a method and a path that nothing serves. */
export function nothingAt(request: Pick<FastifyRequest, 'method' | 'url'>): string {
  return `There is nothing at ${request.method} ${pathname(request)}.`;
}

/** Fastify's handler of what no route takes: a sentence. What is asked for by GET is a page of the site instead. */
export function answerNothing(request: FastifyRequest, reply: FastifyReply) {
  void reply.code(404).type('text/plain; charset=utf-8').header('cache-control', 'no-store');
  void reply.send(`${nothingAt(request)}\n`);
}
