import type { FastifyInstance, FastifyRequest } from 'fastify';
import { holdsKey, keyOfHeader } from '../../platform/network/keyHeader.ts';
import { Forbidden, Unauthorized } from '../http/errors.ts';
import { ErrorBody, ref } from '../http/schemas.ts';
import type { Partner, Scope } from './partner.ts';
import type { PartnerStore } from './partnerStore.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** The partner that the key of the request belongs to; undefined without a key. */
    partner?: Partner;
  }
}

/** The partner that the key of a request belongs to. Throws `Unauthorized` for an invalid key, or for none. */
export async function partnerOfRequest(
  partners: PartnerStore,
  { headers }: FastifyRequest,
): Promise<Partner> {
  const key = keyOfHeader(headers.authorization);
  const partner = key === undefined ? undefined : await partners.partnerOf(key);
  if (!partner) throw new Unauthorized('Invalid API key. Check the Authorization header.');
  return partner;
}

/** Lets partners send the forms whose routes are in `app`, with a key that has the scope `leads:write`. */
export function identifyPartners(app: FastifyInstance, partners: PartnerStore) {
  app.decorateRequest('partner', undefined);
  app.addHook('onRoute', ({ method, schema }) => {
    if (method !== 'POST' || !schema) return;
    schema.security = [{}, { partnerKey: [] }];
    schema.response = { 401: ref(ErrorBody), 403: ref(ErrorBody), ...(schema.response as object) };
  });
  app.addHook('onRequest', async (request) => {
    if (request.method !== 'POST' || !holdsKey(request.headers.authorization)) return;
    const partner = await partnerOfRequest(partners, request);
    requireScope(partner, 'leads:write');
    request.partner = partner;
  });
}

/** Throws `Forbidden` if the key does not have the scope. */
export function requireScope({ scopes }: Partner, scope: Scope) {
  if (!scopes.includes(scope)) throw new Forbidden(`This API key does not have the scope ${scope}.`);
}
