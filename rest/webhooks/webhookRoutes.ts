import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import type { FastifyRequest } from 'fastify';
import Type from 'typebox';
import type { AllowedAddresses } from '../../platform/network/publicAgent.ts';
import { partnerOfRequest, requireScope } from '../partners/partnerAuthentication.ts';
import type { PartnerStore } from '../partners/partnerStore.ts';
import { ErrorBody, InvalidBody, ref } from '../http/schemas.ts';
import { checkUrl } from './checkUrl.ts';
import {
  NewWebhook,
  Redelivery,
  TestedDelivery,
  toldWebhook,
  Webhook,
  WebhookChange,
  WebhookWithSecret,
} from './webhook.ts';
import type { WebhookStore } from './webhookStore.ts';
import type { TestWebhook } from './webhookTests.ts';

const MESSAGES =
  'A message is a POST of `{ type, cursor, carId, at, kind, price }`, signed according to Standard Webhooks: `webhook-id`, ' +
  'which stays the same on redelivery, `webhook-timestamp` and `webhook-signature`. Any 2xx within eight ' +
  'seconds acknowledges it. Otherwise it is retried at intervals from five seconds to six hours; 429 and 503 may request a ' +
  'longer interval with `Retry-After`, of at most six hours. 410 turns the webhook off. Redirects are not followed.';

interface Parts {
  partners: PartnerStore;
  webhooks: WebhookStore;
  test: TestWebhook;
  /** How receivers are reached. */
  receivers: AllowedAddresses;
}

const params = Type.Object({ id: Type.String({ maxLength: 100, description: 'The id of the webhook' }) });
const security = [{ partnerKey: [] }];
/** The answers of every route to a key that is not valid, or lacks the scope. */
const refused = { 401: ref(ErrorBody), 403: ref(ErrorBody) };

/** The routes for the webhooks of a partner, whose key must have the scope `webhooks:manage`. */
export function webhookRoutes({ partners, webhooks, test, receivers }: Parts): FastifyPluginAsyncTypebox {
  return async (app) => {
    app.addHook('onSend', async (_request, reply) => void reply.header('cache-control', 'no-store'));

    async function partnerOf(request: FastifyRequest): Promise<string> {
      const partner = await partnerOfRequest(partners, request);
      requireScope(partner, 'webhooks:manage');
      return partner.id;
    }

    app.get(
      '/api/v1/partner/webhooks',
      {
        schema: {
          ...{
            operationId: 'listWebhooks',
            security,
            summary: 'The webhooks of a partner, oldest first',
          },
          response: { 200: Type.Array(ref(Webhook)), ...refused },
        },
      },
      async (request) => (await webhooks.list(await partnerOf(request))).map(toldWebhook),
    );
    app.post(
      '/api/v1/partner/webhooks',
      {
        schema: {
          ...{
            operationId: 'createWebhook',
            security,
            summary: 'Creates a webhook for changes from now on',
          },
          description: MESSAGES,
          body: NewWebhook,
          response: {
            ...{ 201: ref(WebhookWithSecret), ...refused },
            ...{ 409: ref(ErrorBody), 422: ref(InvalidBody) },
          },
        },
      },
      async (request, reply) => {
        const partnerId = await partnerOf(request);
        await checkUrl(request.body.url, receivers);
        const { webhook, secret } = await webhooks.add(partnerId, request.body);
        reply.code(201);
        return { webhook: toldWebhook(webhook), secret };
      },
    );
    app.patch(
      '/api/v1/partner/webhooks/:id',
      {
        schema: {
          ...{
            operationId: 'updateWebhook',
            security,
            summary: 'Updates a webhook; omitted fields keep their values',
          },
          ...{ params, body: WebhookChange },
          response: {
            ...{ 200: ref(WebhookWithSecret), ...refused },
            ...{ 404: ref(ErrorBody), 422: ref(InvalidBody) },
          },
        },
      },
      async (request) => {
        const partnerId = await partnerOf(request);
        await checkUrl(request.body.url, receivers);
        const { webhook, secret } = await webhooks.update(partnerId, request.params.id, request.body);
        return { webhook: toldWebhook(webhook), secret };
      },
    );
    app.delete(
      '/api/v1/partner/webhooks/:id',
      {
        schema: {
          ...{ operationId: 'deleteWebhook', security, summary: 'Deletes a webhook', params },
          response: { 204: Type.Null(), ...refused, 404: ref(ErrorBody) },
        },
      },
      async (request, reply) => {
        await webhooks.remove(await partnerOf(request), request.params.id);
        return reply.code(204).send(null);
      },
    );
    app.post(
      '/api/v1/partner/webhooks/:id/redeliveries',
      {
        schema: {
          ...{ operationId: 'redeliverWebhook', security },
          summary: 'Redelivers all changes after a cursor, with their original ids',
          ...{ params, body: Redelivery },
          response: {
            ...{ 200: ref(Webhook), ...refused },
            ...{ 404: ref(ErrorBody), 422: ref(InvalidBody) },
          },
        },
      },
      async (request) =>
        toldWebhook(
          await webhooks.redeliver(await partnerOf(request), request.params.id, request.body.after),
        ),
    );
    app.post(
      '/api/v1/partner/webhooks/:id/tests',
      {
        schema: {
          ...{ operationId: 'testWebhook', security },
          summary: 'Sends a message of the type `webhook.test` and returns the response',
          params,
          response: {
            ...{ 200: ref(TestedDelivery), ...refused },
            ...{ 404: ref(ErrorBody), 429: ref(ErrorBody) },
          },
        },
      },
      async (request) => {
        const partnerId = await partnerOf(request);
        return test(await webhooks.one(partnerId, request.params.id));
      },
    );
  };
}
