import type { FastifyPluginAsync } from 'fastify';
import type { RestClient } from '../apis/RestClient.ts';

/**
 * `/healthz`: this process is running. `/readyz`: the REST API answers as well, the cache not counted, and `circuit`
 * says whether it is asked; with `?verbose` it names what is left out of the origin's lists because it cannot be read.
 */
export function health(client: RestClient): FastifyPluginAsync {
  return async (app) => {
    app.get('/healthz', async (_request, reply) =>
      reply.header('cache-control', 'no-store').send({ status: 'ok' }),
    );
    app.get<{ Querystring: { verbose?: string } }>('/readyz', async (request, reply) => {
      const answers = await client.answers();
      const circuit = client.circuitState;
      const ready = answers && circuit !== 'open';
      return reply
        .code(ready ? 200 : 503)
        .header('cache-control', 'no-store')
        .send({
          status: ready ? 'ok' : 'waiting for the REST API',
          circuit,
          ...(request.query.verbose === undefined ? {} : { leftOut: client.badLists() }),
        });
    });
  };
}
