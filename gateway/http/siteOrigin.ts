import type { FastifyRequest } from 'fastify';

/** Where visitors find the site: at `siteUrl` where that is set, else where this request was sent to. */
export function siteOrigin(request: FastifyRequest, siteUrl?: string): string {
  return siteUrl ?? `${request.protocol}://${request.host}`;
}
