import type { FastifyPluginAsync } from 'fastify';
import { NEEDS_KEY } from './OperationCharge.ts';
import { HttpError } from '../http/HttpError.ts';
import type { Clients } from './Clients.ts';

/** What the client with a key is told that is good for registered operations only. */
const NOT_REGISTERED =
  'This API key can run registered operations only. Ask the dealer for a key that can export the stock.';

/**
 * Opens routes to everybody without a key, and to keys of the scope `inventory:read`; refuses others with `HttpError`. Clients
 * that may run trusted documents only are refused as they are at `/graphql`: these routes give what any document could ask for.
 */
export function forInventory(clients: Clients, routes: FastifyPluginAsync): FastifyPluginAsync {
  return async (app) => {
    app.addHook('onRequest', async (request) => {
      const key = await clients.authenticate(request);
      if (key && !key.partner.scopes.includes('inventory:read')) {
        throw new HttpError(
          403,
          'This API key does not have the scope inventory:read. Ask the dealer for it.',
        );
      }
      if (clients.isTrustedOnly(request)) throw new HttpError(403, key ? NOT_REGISTERED : NEEDS_KEY);
    });
    await app.register(routes);
  };
}
