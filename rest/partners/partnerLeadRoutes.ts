import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import Type, { type Static } from 'typebox';
import { ErrorBody, Nullable, ref } from '../http/schemas.ts';
import type { Store } from '../store/Collection.ts';
import { Lead, LeadCount, leadCounts, leadsOf } from './leads.ts';
import { PARTNER, partnerParams } from './partnerAccount.ts';
import type { PartnerStore } from './partnerStore.ts';

/** How long leads are counted, ms. */
const COUNTED = 30 * 24 * 60 * 60 * 1000;

/** A part of the leads of a partner, as owners see them: without anything that a customer has entered. */
export const PartnerLeads = Type.Object({
  items: Type.Array(Lead, { description: 'Latest first' }),
  next: Nullable(Type.String({ description: '`after` of the next part; null at the end' })),
  counts: Type.Array(LeadCount, { description: 'By kind, in the last 30 days' }),
});
export type PartnerLeads = Static<typeof PartnerLeads>;

interface Parts {
  store: Store;
  partners: PartnerStore;
  now: () => Date;
}

/** The route that tells owners which enquiries a partner has sent. */
export function partnerLeadRoutes({ store, partners, now }: Parts): FastifyPluginAsyncTypebox {
  return async (app) => {
    app.get(
      `${PARTNER}/leads`,
      {
        schema: {
          operationId: 'listPartnerLeads',
          summary: 'The enquiries that a partner has sent, latest first',
          params: Type.Object(partnerParams),
          querystring: Type.Object({
            after: Type.Optional(Type.String({ maxLength: 100, description: '`next` of the part before' })),
            limit: Type.Integer({ minimum: 1, maximum: 100, default: 20 }),
          }),
          response: { 200: PartnerLeads, 404: ref(ErrorBody) },
        },
      },
      async (request) => {
        const { _id: id } = await partners.byId(request.params.id);
        const { leads, hasMore } = await leadsOf(store, id, request.query);
        const since = new Date(now().getTime() - COUNTED).toISOString();
        const next = hasMore ? (leads.at(-1)?.id ?? null) : null;
        return { items: leads, next, counts: await leadCounts(store, id, since) };
      },
    );
  };
}
