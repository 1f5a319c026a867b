import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import type { Readable } from 'node:stream';
import Type from 'typebox';
import type { AuditLog } from '../../admin/audit/auditLog.ts';
import { actionOf } from '../../admin/guardBackOffice.ts';
import { revisionOf } from '../../http/ifMatch.ts';
import { pageFields, pageOf, pageParameter } from '../../http/pageOf.ts';
import { ErrorBody, ref, StaleBody } from '../../http/schemas.ts';
import { addressOf } from '../addressOf.ts';
import { subscriberCsv } from './subscriberCsv.ts';
import { growthOf, Subscriber, subscriberOf, type Subscribers, SubscriberWeek } from './subscribers.ts';

/** The routes of the subscribers of the newsletter in the back office. */
export function subscriberRoutes({
  subscribers,
  audit,
  publicUrl,
  now,
}: {
  subscribers: Subscribers;
  audit: AuditLog;
  /** The address of the site, without a slash at its end. */
  publicUrl: string;
  now: () => Date;
}): FastifyPluginAsyncTypebox {
  return async (app) => {
    app.get(
      '/api/admin/v1/subscribers',
      {
        schema: {
          operationId: 'listSubscribers',
          summary:
            'The subscribers of the newsletter, the latest first; behind the last page it is the last page',
          querystring: Type.Object({
            q: Type.Optional(Type.String({ maxLength: 254, description: 'A part of the email address' })),
            ...pageParameter,
          }),
          response: {
            200: Type.Object({
              items: Type.Array(Subscriber),
              ...pageFields,
              count: Type.Integer({ description: 'How many there are in all' }),
              weeks: Type.Array(SubscriberWeek, { description: 'The last twelve, the current one last' }),
            }),
          },
        },
      },
      async (request) => {
        const { q = '', page } = request.query;
        const list = await subscribers.list();
        const part = addressOf(q.trim());
        const chosen = list.filter(({ email }) => addressOf(email).includes(part));
        const found = pageOf(chosen, page);
        return {
          ...found,
          items: found.items.map(subscriberOf),
          ...{ count: list.length, weeks: growthOf(list, now()) },
        };
      },
    );

    app.delete(
      '/api/admin/v1/subscribers/:id',
      {
        schema: {
          operationId: 'endSubscription',
          summary: 'Ends a subscription, as its link does; only the subscriber can renew it',
          params: Type.Object({ id: Type.String({ maxLength: 100 }) }),
          response: { 200: Subscriber, 404: ref(ErrorBody), 412: StaleBody, 428: ref(ErrorBody) },
        },
      },
      async (request) => {
        const { id } = request.params;
        const ended = await subscribers.end(id, revisionOf(request));
        await audit.record(actionOf(request, { kind: 'subscription', id }, ['unsubscribedAt']));
        return ended;
      },
    );

    app.post(
      '/api/admin/v1/subscribers/file',
      {
        schema: {
          operationId: 'exportSubscribers',
          summary: 'The subscribers as CSV, each with the link that ends the subscription',
          response: { 200: Type.Unsafe<Readable>({ type: 'string' }) },
          produces: ['text/csv'],
        },
      },
      async (request, reply) => {
        const list = await subscribers.list();
        await audit.record(actionOf(request, { kind: 'subscription', id: '' }));
        return reply
          .type('text/csv; charset=utf-8')
          .header('content-disposition', 'attachment; filename="subscribers.csv"')
          .send(subscriberCsv(list, publicUrl));
      },
    );
  };
}
