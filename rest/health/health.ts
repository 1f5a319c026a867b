import type { FastifyPluginAsync } from 'fastify';
import { logBroken } from '../../platform/telemetry/logBroken.ts';
import { readiness } from './readiness.ts';

/**
 * `/healthz`: whether the API can answer, which needs its store. 503 tells a load balancer to ask another process; the status
 * says why, without an address. Beside it `/readyz`.
 */
export function health(parts: Parameters<typeof readiness>[0]): FastifyPluginAsync {
  return async (app) => {
    await app.register(readiness(parts));
    app.get('/healthz', { schema: { hide: true } }, async (request, reply) => {
      reply.header('cache-control', 'no-store');
      try {
        await parts.store.ping();
        return { status: 'ok' };
      } catch (error) {
        logBroken(request.log, error);
        return reply.code(503).send({ status: 'waiting for the store' });
      }
    });
  };
}
