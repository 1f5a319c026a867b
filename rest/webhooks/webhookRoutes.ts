import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import type { FastifyRequest } from 'fastify';
import { randomUUID } from 'node:crypto';
import { RateLimiterRes } from 'rate-limiter-flexible';
import Type from 'typebox';
import type { AllowedAddresses } from '../../network/publicAgent.ts';
import { InvalidInput, TooManyRequests, Unauthorized } from '../errors.ts';
import { holderOfRequest, requireScope } from '../partners/partnerAuthentication.ts';
import type { PartnerStore } from '../partners/partnerStore.ts';
import type { Store } from '../store/Collection.ts';
import { TEST } from './changeMessage.ts';
import { wrongUrl } from './checkUrl.ts';
import type { Delivery } from './Delivery.ts';
import {
  NewWebhook,
  TestedDelivery,
  toldWebhook,
  Webhook,
  WebhookChange,
  WebhookWithSecret,
} from './webhook.ts';
import type { WebhookStore } from './webhookStore.ts';

/** How many test deliveries a partner may ask for in a minute. */
const TESTS = { points: 20, seconds: 60 };

interface Parts {
  store: Store;
  partners: PartnerStore;
  webhooks: WebhookStore;
  delivery: Delivery;
  /** How receivers are reached. */
  receivers: AllowedAddresses;
  now: () => Date;
}

const params = Type.Object({ id: Type.String({ maxLength: 100 }) });

/** What gateways ask about the webhooks of the partner whose key the request has; it needs the scope `webhooks:manage`. */
export function webhookRoutes({
  store,
  partners,
  webhooks,
  delivery,
  receivers,
  now,
}: Parts): FastifyPluginAsyncTypebox {
  return async (app) => {
    const tests = await store.limiter('webhookTests', TESTS);
    app.addHook('onSend', async (_request, reply) => void reply.header('cache-control', 'no-store'));
    app.addHook('onError', async (_request, reply, error) => {
      if (error instanceof Unauthorized) reply.header('www-authenticate', 'Bearer');
    });

    async function partnerOf(request: FastifyRequest): Promise<string> {
      const holder = await holderOfRequest(partners, request);
      requireScope(holder, 'webhooks:manage');
      return holder.id;
    }

    async function check(url: string | undefined) {
      const message = url === undefined ? undefined : await wrongUrl(url, receivers);
      if (message) throw new InvalidInput([{ field: 'url', message }]);
    }

    app.get(
      '/api/v1/partner/webhooks',
      { schema: { hide: true, response: { 200: Type.Array(Webhook) } } },
      async (request) => (await webhooks.list(await partnerOf(request))).map(toldWebhook),
    );
    app.post(
      '/api/v1/partner/webhooks',
      { schema: { hide: true, body: NewWebhook, response: { 201: WebhookWithSecret } } },
      async (request, reply) => {
        const partnerId = await partnerOf(request);
        await check(request.body.url);
        const { webhook, secret } = await webhooks.add(partnerId, request.body);
        reply.code(201);
        return { webhook: toldWebhook(webhook), secret };
      },
    );
    app.patch(
      '/api/v1/partner/webhooks/:id',
      { schema: { hide: true, params, body: WebhookChange, response: { 200: WebhookWithSecret } } },
      async (request) => {
        const partnerId = await partnerOf(request);
        await check(request.body.url);
        const { webhook, secret } = await webhooks.update(partnerId, request.params.id, request.body);
        return { webhook: toldWebhook(webhook), secret };
      },
    );
    app.delete('/api/v1/partner/webhooks/:id', { schema: { hide: true, params } }, async (request, reply) => {
      await webhooks.remove(await partnerOf(request), request.params.id);
      return reply.code(204).send();
    });
    app.post(
      '/api/v1/partner/webhooks/:id/redeliveries',
      {
        schema: {
          hide: true,
          params,
          body: Type.Object({ after: Type.String({ title: 'Cursor', maxLength: 40 }) }),
          response: { 200: Webhook },
        },
      },
      async (request) =>
        toldWebhook(
          await webhooks.redeliver(await partnerOf(request), request.params.id, request.body.after),
        ),
    );
    app.post(
      '/api/v1/partner/webhooks/:id/tests',
      { schema: { hide: true, params, response: { 200: TestedDelivery } } },
      async (request) => {
        const partnerId = await partnerOf(request);
        const webhook = await webhooks.one(partnerId, request.params.id);
        await tests.consume(partnerId).catch(refuse);
        const body = { type: TEST, at: now().toISOString() };
        const error = await delivery.deliver(webhook, { id: `test_${randomUUID()}`, body });
        return { delivered: error === undefined, answer: error ?? 'Taken.' };
      },
    );
  };
}

function refuse(refusal: unknown): never {
  if (!(refusal instanceof RateLimiterRes)) throw refusal;
  const seconds = Math.max(1, Math.ceil(refusal.msBeforeNext / 1000));
  throw new TooManyRequests(`Too many test deliveries. Try again in ${seconds} seconds.`, seconds);
}
