import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { email } from '../../http/fields.ts';
import { ref } from '../../http/schemas.ts';
import { formOf, formRoute, readForm } from '../form.ts';
import type { Form, FormContext } from '../jsonForm.ts';
import { NewsletterError, refusedKey } from './subscription.ts';
import { subscriptionLinkRoutes } from './subscriptionLinkRoutes.ts';
import { subscriptionStore } from './subscriptionStore.ts';

const SubscribeRequest = formOf({ email });

/** The newsletter (spec §3, §7). Error bodies have the same text in `message` and in `error`. */
export const newsletter: Form = {
  kind: 'subscription',
  operationId: 'subscribe',
  body: SubscribeRequest,
  example: {},
  routes,
};

function routes(context: FormContext): FastifyPluginAsyncTypebox {
  const { enquiries } = context;
  const subscriptions = subscriptionStore(context);
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
