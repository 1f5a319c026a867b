import type { FastifyInstance } from 'fastify';
import { hasValidHost, INVALID_HOST } from '../../platform/network/hostHeader.ts';
import { BadRequest } from './errors.ts';

/** Refuses requests with several Host headers, or with an invalid one. */
export function checkHost(app: FastifyInstance) {
  app.addHook('onRequest', async ({ raw }) => {
    if (!hasValidHost(raw)) throw new BadRequest(INVALID_HOST);
  });
}
