import type { FastifyRequest } from 'fastify';

/** The origin under which visitors reach the site: `siteUrl` where it is set, else the host of this request. */
export function siteOrigin(request: FastifyRequest, siteUrl?: string): string {
  return siteUrl ?? `${request.protocol}://${request.host}`;
}
