import type { FastifyPluginAsync } from 'fastify';
import { HttpError } from './HttpError.ts';
import type { Senders } from './Senders.ts';

/** Opens routes to everybody without a key, and to keys of the scope `inventory:read`; answers others with a sentence. */
export function forInventory(senders: Senders, routes: FastifyPluginAsync): FastifyPluginAsync {
  return async (app) => {
    app.addHook('onRequest', async (request, reply) => {
      try {
        const partner = await senders.authenticate(request);
        if (!partner || partner.holder.scopes.includes('inventory:read')) return;
        throw new HttpError(403, 'This key does not have the scope inventory:read: ask the dealer for it.');
      } catch (error) {
        if (!(error instanceof HttpError)) throw error;
        const { statusCode: status, message, retryAfter } = error;
        if (retryAfter) reply.header('retry-after', retryAfter);
        if (status === 401) reply.header('www-authenticate', 'Bearer');
        reply.code(status).type('text/plain; charset=utf-8').header('cache-control', 'no-store');
        return reply.send(`${message}\n`);
      }
    });
    await app.register(routes);
  };
}
