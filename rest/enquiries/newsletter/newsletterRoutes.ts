import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import type { EnquiryService } from '../enquiryService.ts';
import { formRoute, readForm } from '../form.ts';
import { ref } from '../../http/schemas.ts';
import { NewsletterError, refusedKey, SubscribeRequest } from './subscription.ts';
import { subscriptionLinkRoutes } from './subscriptionLinkRoutes.ts';
import type { SubscriptionStore } from './subscriptionStore.ts';

/** The routes of the newsletter (spec §7). Error bodies have the same text in `message` and in `error`. */
export function newsletterRoutes(
  enquiries: EnquiryService,
  subscriptions: SubscriptionStore,
): FastifyPluginAsyncTypebox {
  return async (app) => {
    app.addHook('preSerialization', async (_request, reply, payload: unknown) =>
      reply.statusCode < 400 ? payload : withError(payload as { message: string }),
    );

    app.post(
      '/api/v1/subscribe',
      formRoute('subscribe', 'Subscribes an address to the newsletter', SubscribeRequest, {
        400: ref(NewsletterError),
        ...refusedKey,
        422: ref(NewsletterError),
        429: ref(NewsletterError),
      }),
      async (request, reply) => {
        const { submission, details } = readForm('subscription', request);
        const { id, message } = await enquiries.accept(submission, async () => ({
          details,
          message: await subscriptions.subscribe(details.email, request.id),
        }));
        return reply.code(201).send({ id, message });
      },
    );

    await app.register(subscriptionLinkRoutes(subscriptions));
  };
}

function withError(body: { message: string }) {
  return { ...body, error: body.message };
}
