import type { FastifyPluginAsync } from 'fastify';
import { FormClient } from '../apis/FormClient.ts';
import { NewsletterApi } from '../apis/NewsletterApi.ts';
import { RestApi } from '../apis/RestApi.ts';
import type { RestClient } from '../apis/RestClient.ts';
import { UpstreamFailure } from '../apis/upstreamErrors.ts';

/** `POST /unsubscribe/<id>`: what a mail program sends for its own button (RFC 8058). A GET of it is a page. */
export function unsubscribe(client: RestClient): FastifyPluginAsync {
  return async (app) => {
    // All that there is to say stands in the address; mail programs send a form of one field besides.
    app.removeAllContentTypeParsers();
    app.addContentTypeParser('*', { parseAs: 'string', bodyLimit: 4096 }, (_request, _body, done) =>
      done(null),
    );
    app.post<{ Params: { id: string } }>('/unsubscribe/:id', async (request, reply) => {
      const visitor = { address: request.ip, countForm: async () => 0 };
      const newsletter = new NewsletterApi(new FormClient(new RestApi(client), visitor));
      void reply.type('text/plain; charset=utf-8').header('cache-control', 'no-store');
      try {
        const { message, userErrors } = await newsletter.unsubscribe({ id: request.params.id });
        const [error] = userErrors;
        if (error) return await reply.code(error.code === 'NOT_FOUND' ? 404 : 422).send(error.message);
        return await reply.send(message ?? 'You are unsubscribed.');
      } catch (failure) {
        if (!(failure instanceof UpstreamFailure)) throw failure;
        request.log.warn({ code: failure.code, cause: failure.originalError }, 'Nobody was unsubscribed');
        return reply.code(failure.code === 'NOT_FOUND' ? 404 : 502).send(failure.message);
      }
    });
  };
}
