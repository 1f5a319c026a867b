import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import Type from 'typebox';
import type { AuditLog } from '../admin/audit/auditLog.ts';
import { Forbidden, NotFound } from '../http/errors.ts';
import type { Store } from '../store/Collection.ts';
import { LeadPage, leadsOf } from './leads.ts';
import { Partner } from './partner.ts';
import { partnerAccountRoutes } from './partnerAccountRoutes.ts';
import { partnerAccounts } from './partnerAccounts.ts';
import { partnerOfRequest, requireScope } from './partnerAuthentication.ts';
import { partnerDocumentRoutes } from './partnerDocumentRoutes.ts';
import { partnerLeadRoutes } from './partnerLeadRoutes.ts';
import type { PartnerStore } from './partnerStore.ts';
import { KeyUsage, type PartnerUsage } from './partnerUsage.ts';
import { CostReport, CostTotal } from './SharedCost.ts';
import { sharedCostCounter } from './sharedCostCounter.ts';
import { TrustedDocument, trustedDocumentStore } from './trustedDocument.ts';

/** How many senders a gateway may report at once. */
const MOST_REPORTS = 1_000;
/** The most bytes of so many reports. */
const LARGEST_REPORTS = 512 * 1024;

interface Parts {
  store: Store;
  partners: PartnerStore;
  usage: PartnerUsage;
  audit: AuditLog;
  now: () => Date;
}

/**
 * The routes with which gateways ask about partners: who a key belongs to, how it was used, and what it may still use. Those
 * need the key itself; reports of costs are accepted only from a sender that may tell a visitor's address (`trustProxy`). And
 * those with which owners look after partners in the back office.
 */
export function partnerRoutes({ store, partners, usage, audit, now }: Parts): FastifyPluginAsyncTypebox {
  return async (app) => {
    const documents = trustedDocumentStore(store, now);
    const countCost = await sharedCostCounter(store);
    app.addHook('onSend', async (_request, reply) => void reply.header('cache-control', 'no-store'));
    const accounts = partnerAccounts({ partners, usage, now });
    await app.register(partnerAccountRoutes(accounts, audit));
    await app.register(partnerDocumentRoutes({ partners, documents, audit }));
    await app.register(partnerLeadRoutes({ store, partners, now }));

    app.get('/api/v1/partner', { schema: { hide: true, response: { 200: Partner } } }, (request) =>
      partnerOfRequest(partners, request),
    );
    app.get(
      '/api/v1/partner/usage',
      {
        schema: {
          hide: true,
          querystring: Type.Object({ since: Type.String({ format: 'date' }) }),
          response: { 200: Type.Array(KeyUsage) },
        },
      },
      async (request) => {
        const { id } = await partnerOfRequest(partners, request);
        return usage.since(id, request.query.since);
      },
    );
    app.get(
      '/api/v1/partner/leads',
      {
        schema: {
          hide: true,
          querystring: Type.Object({
            after: Type.Optional(Type.String({ maxLength: 100 })),
            limit: Type.Integer({ minimum: 1, maximum: 100 }),
          }),
          response: { 200: LeadPage },
        },
      },
      async (request) => {
        const partner = await partnerOfRequest(partners, request);
        requireScope(partner, 'leads:write');
        return leadsOf(store, partner.id, request.query);
      },
    );
    app.get(
      '/api/v1/partner/documents/:hash',
      {
        schema: {
          hide: true,
          params: Type.Object({ hash: Type.String({ pattern: '^[0-9a-f]{64}$' }) }),
          response: { 200: TrustedDocument },
        },
      },
      async (request) => {
        const { id } = await partnerOfRequest(partners, request);
        const text = await documents.textOf(id, request.params.hash);
        if (text === undefined) throw new NotFound('This document is not registered.');
        return { text };
      },
    );
    app.post(
      '/api/v1/costs',
      {
        bodyLimit: LARGEST_REPORTS,
        // Before the body is read.
        onRequest: async (request) => {
          // Only a trusted gateway adds the address of a visitor to its own.
          if ((request.ips?.length ?? 0) < 2) throw new Forbidden('Only gateways may report costs.');
        },
        schema: {
          hide: true,
          body: Type.Array(CostReport, { maxItems: MOST_REPORTS }),
          response: { 200: Type.Array(CostTotal) },
        },
      },
      async (request) => {
        for (const { sender, keyPrefix, cost, requests } of request.body) {
          const [kind, id = ''] = sender.split(' ');
          if (kind === 'partner' && keyPrefix) usage.count({ id, keyPrefix }, { cost, requests });
        }
        return Promise.all(request.body.map(countCost));
      },
    );
  };
}
