import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import type { FastifyRequest } from 'fastify';
import Type from 'typebox';
import type { AuditLog } from '../admin/audit/auditLog.ts';
import { actionOf, staffOf } from '../admin/guardBackOffice.ts';
import { cleanBody } from '../http/cleanBody.ts';
import { revisionOf } from '../http/ifMatch.ts';
import { ErrorBody, InvalidBody, ref } from '../http/schemas.ts';
import {
  changeAnswers,
  NewPartner,
  NewPartnerKey,
  PARTNER,
  PartnerAccount,
  PartnerChange,
  partnerParams,
  PartnerWithKey,
} from './partnerAccount.ts';
import type { PartnerAccounts } from './partnerAccounts.ts';

const params = Type.Object(partnerParams);

/** The routes with which owners look after partners and their keys. The audit log gets no key, only its first characters. */
export function partnerAccountRoutes(accounts: PartnerAccounts, audit: AuditLog): FastifyPluginAsyncTypebox {
  return async (app) => {
    const recorded = (request: FastifyRequest, id: string, fields: Parameters<typeof actionOf>[2]) =>
      audit.record(actionOf(request, { kind: 'partner', id }, fields));
    const changeIn = (request: FastifyRequest<{ Params: { id: string } }>) => ({
      ...{ id: request.params.id, revision: revisionOf(request), by: staffOf(request).name },
    });

    app.get(
      '/api/admin/v1/partners',
      {
        schema: {
          operationId: 'listPartners',
          summary: 'The partners, by name',
          response: { 200: Type.Object({ items: Type.Array(ref(PartnerAccount)), next: Type.Null() }) },
        },
      },
      async () => ({ items: await accounts.list(), next: null }),
    );
    app.post(
      '/api/admin/v1/partners',
      {
        preValidation: cleanBody,
        schema: {
          operationId: 'addPartner',
          summary: 'Adds a partner, and returns its key, which is shown only this once',
          body: NewPartner,
          response: { 201: PartnerWithKey, 422: ref(InvalidBody) },
        },
      },
      async (request, reply) => {
        const added = await accounts.add(request.body);
        const { id, name, scopes, email } = added.partner;
        await recorded(request, id, [
          { name: 'name', before: null, after: name },
          { name: 'scopes', before: null, after: scopes.join(', ') },
          ...(email === null ? [] : ['email']),
        ]);
        reply.code(201);
        return added;
      },
    );
    app.get(
      PARTNER,
      {
        schema: {
          operationId: 'getPartner',
          summary: 'A partner, with its keys and their use in the last 30 days',
          params,
          response: { 200: ref(PartnerAccount), 404: ref(ErrorBody) },
        },
      },
      (request) => accounts.read(request.params.id),
    );
    app.patch(
      PARTNER,
      {
        preValidation: cleanBody,
        schema: {
          operationId: 'changePartner',
          summary: 'Changes the name, the email address or the scopes of a partner',
          params,
          body: PartnerChange,
          response: { 200: ref(PartnerAccount), ...changeAnswers },
        },
      },
      async (request) => {
        const { before, partner } = await accounts.change(changeIn(request), request.body);
        const fields = [
          ...(before.name === partner.name
            ? []
            : [{ name: 'name', before: before.name, after: partner.name }]),
          ...(before.scopes.join() === partner.scopes.join()
            ? []
            : [{ name: 'scopes', before: before.scopes.join(', '), after: partner.scopes.join(', ') }]),
          ...(before.email === partner.email ? [] : ['email']),
        ];
        if (fields.length > 0) await recorded(request, partner.id, fields);
        return partner;
      },
    );
    app.post(
      `${PARTNER}/keys`,
      {
        preValidation: cleanBody,
        schema: {
          operationId: 'addPartnerKey',
          summary: 'Makes another key, which is shown only this once; the previous one stays valid',
          params,
          body: NewPartnerKey,
          response: { 201: PartnerWithKey, ...changeAnswers },
        },
      },
      async (request, reply) => {
        const { prefix, ...added } = await accounts.addKey(changeIn(request), request.body);
        await recorded(request, added.partner.id, [{ name: 'keys', before: null, after: `${prefix}…` }]);
        reply.code(201);
        return added;
      },
    );
    for (const each of [
      { path: `${PARTNER}/keys`, operationId: 'revokePartnerKeys', summary: 'Revokes all keys of a partner' },
      { path: `${PARTNER}/keys/:prefix`, operationId: 'revokePartnerKey', summary: 'Revokes a key' },
    ]) {
      const { path, ...described } = each;
      app.delete(
        path,
        {
          schema: {
            ...described,
            description: 'It ends within a second in every gateway.',
            params: Type.Object({
              ...partnerParams,
              ...(path.endsWith(':prefix') && {
                prefix: Type.String({ maxLength: 20, description: 'The first characters of the key' }),
              }),
            }),
            response: { 200: ref(PartnerAccount), ...changeAnswers },
          },
        },
        async (request) => {
          // Only one of the two paths has it.
          const { prefix } = request.params as { prefix?: string };
          const { partner, revoked } = await accounts.revokeKeys(changeIn(request), prefix);
          const before = revoked.map((start) => `${start}…`).join(', ');
          await recorded(request, partner.id, [{ name: 'keys', before, after: null }]);
          return partner;
        },
      );
    }
  };
}
