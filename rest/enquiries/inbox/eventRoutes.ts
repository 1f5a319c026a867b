import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import Type from 'typebox';
import { signedInOf } from '../../admin/guardBackOffice.ts';
import { ErrorBody, ref } from '../../http/schemas.ts';
import type { EventStream } from './EventStream.ts';
import { InboxEvents } from './InboxEvents.ts';

/** The route that tells when there is news in the inbox, as server-sent events. */
export function eventRoutes(
  parts: Omit<ConstructorParameters<typeof InboxEvents>[0], 'log'>,
): FastifyPluginAsyncTypebox {
  return async (app) => {
    const events = new InboxEvents({ ...parts, log: app.log });
    // Before running requests are waited for.
    app.addHook('preClose', () => events.close());
    app.get(
      '/api/admin/v1/inbox/events',
      {
        compress: false,
        exposeHeadRoute: false,
        schema: {
          operationId: 'followInbox',
          summary: 'Tells when there is news in the inbox, at most once a second, as server-sent events',
          description:
            'Each event `changed` names what has changed, in `data`: `enquiries`, or `viewers` (who has one open): see `/inbox/changes`. The stream ends with the session. A session may have four.',
          produces: ['text/event-stream'],
          // Of the type of what the handler returns; it is sent as it is.
          response: { 200: Type.Unsafe<EventStream>({ type: 'string' }), 429: ref(ErrorBody) },
        },
      },
      async (request, reply) => {
        // Proxies such as nginx hold an answer back until there is more of it.
        void reply.type('text/event-stream').header('x-accel-buffering', 'no');
        return events.open(signedInOf(request).sessionId);
      },
    );
  };
}
