import type { FastifyPluginAsync } from 'fastify';
import type { RestClient } from '../apis/RestClient.ts';

/** Bytes of the answer that tells that the REST API is there. */
const MAX_ANSWER = 4 * 1024 * 1024;

/**
 * `/healthz`: this process is running. `/readyz`: the REST API answers as well, the cache not counted; with `?verbose`
 * it names what is left out of the origin's lists because it cannot be read.
 */
export function health(client: RestClient): FastifyPluginAsync {
  return async (app) => {
    app.get('/healthz', async (_request, reply) =>
      reply.header('cache-control', 'no-store').send({ status: 'ok' }),
    );
    app.get<{ Querystring: { verbose?: string } }>('/readyz', async (request, reply) => {
      const ready = await client.bytes('/api/v1/companies', MAX_ANSWER).then(
        () => true,
        () => false,
      );
      return reply
        .code(ready ? 200 : 503)
        .header('cache-control', 'no-store')
        .send({
          status: ready ? 'ok' : 'waiting for the REST API',
          ...(request.query.verbose === undefined ? {} : { leftOut: client.badLists() }),
        });
    });
  };
}
