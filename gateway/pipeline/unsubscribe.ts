import type { FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify';
import { loggedCause } from '../../platform/telemetry/loggedCause.ts';
import { FormClient } from '../origin/FormClient.ts';
import { NewsletterApi } from '../apis/NewsletterApi.ts';
import { RestApi } from '../origin/RestApi.ts';
import type { RestClient } from '../origin/RestClient.ts';
import { SearchAlertsApi } from '../apis/SearchAlertsApi.ts';
import { UpstreamFailure } from '../origin/upstreamErrors.ts';
import { Deadline } from '../cache/Deadline.ts';
import type { UserError } from '../generated/schemaTypes.ts';

/** The result of a click, in words. */
interface Outcome {
  message?: string | null;
  userErrors: UserError[];
}

/**
 * The requests that mail programs send for their own button (RFC 8058): `POST /unsubscribe/<id>` ends a newsletter, and
 * `POST /search-alert/<token>/end` an alert. A GET of either address opens a page.
 */
export function unsubscribe(client: RestClient): FastifyPluginAsync {
  return async (app) => {
    // The address says everything; the body, a form with one field, is ignored.
    app.removeAllContentTypeParsers();
    app.addContentTypeParser('*', { parseAs: 'string', bodyLimit: 4096 }, (_request, _body, done) =>
      done(null),
    );
    app.post<{ Params: { id: string } }>('/unsubscribe/:id', (request, reply) => {
      const { forms } = apisOf(client, request);
      return answer(request, reply, new NewsletterApi(forms).unsubscribe({ id: request.params.id }));
    });
    app.post<{ Params: { token: string } }>('/search-alert/:token/end', (request, reply) => {
      const { rest, forms } = apisOf(client, request);
      return answer(request, reply, new SearchAlertsApi(rest, forms).end({ token: request.params.token }));
    });
  };
}

function apisOf(client: RestClient, { id: requestId, ip }: FastifyRequest) {
  const rest = new RestApi(client, { requestId, deadline: new Deadline(client.timeout) });
  return { rest, forms: new FormClient(rest, { address: ip, countForm: async () => 0 }) };
}

/** Answers with a sentence for people, whatever came of it. */
async function answer(request: FastifyRequest, reply: FastifyReply, outcome: Promise<Outcome>) {
  void reply.type('text/plain; charset=utf-8').header('cache-control', 'no-store');
  try {
    const { message, userErrors } = await outcome;
    const [error] = userErrors;
    if (error) return await reply.code(error.code === 'NOT_FOUND' ? 404 : 422).send(error.message);
    return await reply.send(message ?? 'You are unsubscribed.');
  } catch (failure) {
    if (!(failure instanceof UpstreamFailure)) throw failure;
    const cause = loggedCause(failure.originalError);
    request.log.warn({ code: failure.code, cause }, 'Nobody was unsubscribed');
    const isMissing = failure.code === 'NOT_FOUND' || failure.code === 'NOT_OFFERED';
    return reply.code(isMissing ? 404 : 502).send(failure.message);
  }
}
