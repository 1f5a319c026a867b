import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import type { FastifyRequest } from 'fastify';
import Type from 'typebox';
import type { AllowedAddresses } from '../../platform/network/publicAgent.ts';
import type { AuditLog } from '../admin/audit/auditLog.ts';
import { actionOf } from '../admin/guardBackOffice.ts';
import { ErrorBody, InvalidBody, ref } from '../http/schemas.ts';
import type { PartnerStore } from '../partners/partnerStore.ts';
import { checkUrl } from './checkUrl.ts';
import { partnerWebhook, PartnerWebhook, PartnerWebhookWithSecret } from './partnerWebhook.ts';
import { NewWebhook, Redelivery, type StoredWebhook, TestedDelivery, WebhookChange } from './webhook.ts';
import type { WebhookStore } from './webhookStore.ts';
import type { TestWebhook } from './webhookTests.ts';

/** What owners can change of a webhook; a new secret has a route of its own, as it needs the password. */
const PartnerWebhookChange = Type.Omit(WebhookChange, ['rotateSecret']);

interface Parts {
  partners: PartnerStore;
  webhooks: WebhookStore;
  test: TestWebhook;
  /** How receivers are reached. */
  receivers: AllowedAddresses;
  audit: AuditLog;
}

const params = Type.Object({ id: Type.String({ maxLength: 100 }) });
const [OF_PARTNER, WEBHOOK] = ['/api/admin/v1/partners/:id/webhooks', '/api/admin/v1/webhooks/:id'];
const unknown = { 404: ref(ErrorBody) };
const invalid = { 422: ref(InvalidBody) };

/**
 * The routes with which owners look after the webhooks of partners, with the functions of the partners' own routes. Changes name
 * no revision: each delivery makes a new one, so that no change would ever be in time.
 */
export function partnerWebhookRoutes(parts: Parts): FastifyPluginAsyncTypebox {
  const { partners, webhooks, test, receivers, audit } = parts;
  return async (app) => {
    const recorded = (request: FastifyRequest, { _id: id }: Pick<StoredWebhook, '_id'>, fields?: string[]) =>
      audit.record(actionOf(request, { kind: 'webhook', id }, fields));

    app.get(
      OF_PARTNER,
      {
        schema: {
          operationId: 'listPartnerWebhooks',
          summary: 'The webhooks of a partner, oldest first, with their last deliveries',
          params,
          response: {
            200: Type.Object({ items: Type.Array(ref(PartnerWebhook)), next: Type.Null() }),
            ...unknown,
          },
        },
      },
      async ({ params: { id } }) => {
        await partners.byId(id);
        return { items: (await webhooks.list(id)).map(partnerWebhook), next: null };
      },
    );
    app.post(
      OF_PARTNER,
      {
        schema: {
          operationId: 'createPartnerWebhook',
          summary: 'Creates a webhook for changes from now on; its secret is shown only this once',
          ...{ params, body: NewWebhook },
          response: { 201: PartnerWebhookWithSecret, ...unknown, 409: ref(ErrorBody), ...invalid },
        },
      },
      async (request, reply) => {
        await partners.byId(request.params.id);
        await checkUrl(request.body.url, receivers);
        const { webhook, secret } = await webhooks.add(request.params.id, request.body);
        await recorded(request, webhook, ['url', 'kinds']);
        reply.code(201);
        return { webhook: partnerWebhook(webhook), secret };
      },
    );
    app.patch(
      WEBHOOK,
      {
        schema: {
          operationId: 'changePartnerWebhook',
          summary: 'Pauses or resumes a webhook, or changes its address or kinds; what is left out stays',
          ...{ params, body: PartnerWebhookChange },
          response: { 200: ref(PartnerWebhook), ...unknown, ...invalid },
        },
      },
      async (request) => {
        const { _id, partnerId } = await webhooks.byId(request.params.id);
        await checkUrl(request.body.url, receivers);
        const { webhook } = await webhooks.update(partnerId, _id, request.body);
        await recorded(request, webhook, Object.keys(request.body));
        return partnerWebhook(webhook);
      },
    );
    app.post(
      `${WEBHOOK}/secrets`,
      {
        schema: {
          operationId: 'rotatePartnerWebhookSecret',
          summary: 'Makes a new secret, which is shown only this once; the previous one signs as well',
          params,
          response: { 201: PartnerWebhookWithSecret, ...unknown },
        },
      },
      async (request, reply) => {
        const { _id, partnerId } = await webhooks.byId(request.params.id);
        const { webhook, secret } = await webhooks.update(partnerId, _id, { rotateSecret: true });
        await recorded(request, webhook);
        reply.code(201);
        // It was just made.
        return { webhook: partnerWebhook(webhook), secret: String(secret) };
      },
    );
    app.delete(
      WEBHOOK,
      {
        schema: {
          operationId: 'deletePartnerWebhook',
          summary: 'Deletes a webhook',
          params,
          response: { 204: Type.Null(), ...unknown },
        },
      },
      async (request, reply) => {
        const webhook = await webhooks.byId(request.params.id);
        await webhooks.remove(webhook.partnerId, webhook._id);
        await recorded(request, webhook);
        return reply.code(204).send(null);
      },
    );
    app.post(
      `${WEBHOOK}/tests`,
      {
        schema: {
          operationId: 'testPartnerWebhook',
          summary: 'Sends a message of the type `webhook.test` and returns the response',
          params,
          response: { 200: ref(TestedDelivery), ...unknown, 429: ref(ErrorBody) },
        },
      },
      async (request) => {
        const webhook = await webhooks.byId(request.params.id);
        const tested = await test(webhook);
        await recorded(request, webhook);
        return tested;
      },
    );
    app.post(
      `${WEBHOOK}/redeliveries`,
      {
        schema: {
          operationId: 'redeliverPartnerWebhook',
          summary: 'Sends all changes after a cursor again; a webhook that is off is on then',
          ...{ params, body: Redelivery },
          response: { 200: ref(PartnerWebhook), ...unknown, ...invalid },
        },
      },
      async (request) => {
        const { _id, partnerId } = await webhooks.byId(request.params.id);
        const webhook = await webhooks.redeliver(partnerId, _id, request.body.after);
        await recorded(request, webhook);
        return partnerWebhook(webhook);
      },
    );
  };
}
