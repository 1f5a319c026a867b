import type { FastifyPluginAsync } from 'fastify';
import { BrandsApi } from '../apis/BrandsApi.ts';
import type { RestApi } from '../apis/RestApi.ts';

/** `/healthz`: this process answers. `/readyz`: the REST API answers as well, or has answered lately. */
export function health(rest: RestApi): FastifyPluginAsync {
  return async (app) => {
    app.get('/healthz', async (_request, reply) =>
      reply.header('cache-control', 'no-store').send({ status: 'ok' }),
    );
    app.get('/readyz', async (_request, reply) => {
      const ready = await new BrandsApi(rest).companies().then(
        () => true,
        () => false,
      );
      return reply
        .code(ready ? 200 : 503)
        .header('cache-control', 'no-store')
        .send({ status: ready ? 'ok' : 'waiting for the REST API' });
    });
  };
}
