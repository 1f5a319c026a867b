import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import Type from 'typebox';
import type { CarStore } from '../cars/carStore.ts';
import { partnerOfRequest, requireScope } from './partnerAuthentication.ts';
import type { PartnerStore } from './partnerStore.ts';

/** The most cars of a request. */
const MOST_IDS = 100;

/**
 * The route that tells a partner whole VINs. They are part of no other answer: those are cached for everybody, and a REST
 * API may stand where others reach it.
 */
export function vinRoutes(cars: CarStore, partners: PartnerStore): FastifyPluginAsyncTypebox {
  return async (app) => {
    app.addHook('onSend', async (_request, reply) => void reply.header('cache-control', 'no-store'));
    app.get(
      '/api/v1/partner/vins',
      {
        schema: {
          hide: true,
          querystring: Type.Object(
            { ids: Type.String({ minLength: 1, pattern: `^[^,]+(,[^,]+){0,${MOST_IDS - 1}}$` }) },
            { additionalProperties: false },
          ),
          response: { 200: Type.Record(Type.String(), Type.String()) },
        },
      },
      async (request) => {
        requireScope(await partnerOfRequest(partners, request), 'inventory:read');
        const found = await cars.byIds(request.query.ids.split(','), { vin: 1 });
        return Object.fromEntries(found.flatMap(({ _id, vin }) => (vin ? [[_id, vin]] : [])));
      },
    );
  };
}
