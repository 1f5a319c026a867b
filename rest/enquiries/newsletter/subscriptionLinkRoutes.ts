import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import Type from 'typebox';
import { answerMailLinks } from '../../mail/answerMailLinks.ts';
import { ref } from '../../http/schemas.ts';
import { NewsletterError, refusedKey, SubscriptionMessage } from './subscription.ts';
import type { SubscriptionStore } from './subscriptionStore.ts';

const byId = (operationId: string, summary: string, refusals?: typeof refusedKey) => ({
  schema: {
    operationId,
    summary,
    params: Type.Object({ id: Type.String() }),
    response: { 200: SubscriptionMessage, 404: ref(NewsletterError), ...refusals },
  },
});

/** The routes of links in newsletter mails (spec §7), and of the one-click POST of mail programs (RFC 8058). */
export function subscriptionLinkRoutes(subscriptions: SubscriptionStore): FastifyPluginAsyncTypebox {
  return async (app) => {
    answerMailLinks(app);
    app.get(
      '/api/v1/unsubscribe/:id',
      byId('unsubscribe', 'Cancels a subscription; idempotent'),
      async (request) => ({ message: await subscriptions.unsubscribe(request.params.id) }),
    );
    app.post(
      '/api/v1/unsubscribe/:id',
      byId('unsubscribeByOneClick', 'Cancels a subscription with one click', refusedKey),
      async (request) => ({
        message: await subscriptions.unsubscribe(request.params.id),
      }),
    );
    app.post(
      '/api/v1/resubscribe/:id',
      byId('resubscribe', 'Restores a cancelled subscription', refusedKey),
      async (request) => ({
        message: await subscriptions.resubscribe(request.params.id),
      }),
    );
  };
}
