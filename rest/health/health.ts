import type { FastifyPluginAsync } from 'fastify';
import { logBroken } from '../../platform/telemetry/logBroken.ts';
import type { Store } from '../store/Collection.ts';

/**
 * `/healthz`: whether the API can answer, which needs its store. 503 tells a load balancer to ask another process; the status
 * says why, without an address.
 */
export function health(store: Store): FastifyPluginAsync {
  return async (app) => {
    app.get('/healthz', { schema: { hide: true } }, async (request, reply) => {
      reply.header('cache-control', 'no-store');
      try {
        await store.ping();
        return { status: 'ok' };
      } catch (error) {
        logBroken(request.log, error);
        return reply.code(503).send({ status: 'waiting for the store' });
      }
    });
  };
}
