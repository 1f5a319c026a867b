import type { FastifyPluginAsync } from 'fastify';
import type { RestClient } from '../origin/RestClient.ts';

/**
 * `/healthz` says that this process is running, `/readyz` that the REST API answers too (not the cache in its place).
 * `circuit` is the state of the circuit breaker for the REST API; with `?verbose`, `leftOut` names the items of its lists
 * that cannot be read.
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
