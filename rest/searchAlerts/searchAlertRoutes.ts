import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import Type from 'typebox';
import type { EnquiryService } from '../enquiries/enquiryService.ts';
import { formRoute, readForm } from '../enquiries/form.ts';
import { answerMailLinks } from '../mail/answerMailLinks.ts';
import { unavailableCar } from '../cars/availableCar.ts';
import { InvalidInput } from '../http/errors.ts';
import { ErrorBody, ref } from '../http/schemas.ts';
import { HOURS_BETWEEN_MAILS } from './alertMails.ts';
import { awaiting } from './awaitedCar.ts';
import { PER_ADDRESS } from './alertRequests.ts';
import { SearchAlertRequest } from './searchAlert.ts';
import { SearchAlertAnswer, SearchAlertTerms } from './searchAlertAnswer.ts';
import type { SearchAlertStore } from './searchAlertStore.ts';

const byToken = (operationId: string, summary: string) => ({
  schema: {
    operationId,
    summary,
    params: Type.Object({
      token: Type.String({ maxLength: 100, description: 'The token in the link of a mail' }),
    }),
    response: { 200: SearchAlertAnswer, 404: ref(ErrorBody) },
  },
});

/** The routes of search alerts, which mail their owners new cars and lower prices: to ask for one, confirm it and end it. */
export function searchAlertRoutes(
  enquiries: EnquiryService,
  alerts: SearchAlertStore,
): FastifyPluginAsyncTypebox {
  return async (app) => {
    app.get(
      '/api/v1/search-alerts',
      {
        schema: {
          operationId: 'getSearchAlertTerms',
          summary: 'The limits of search alerts; tells that they are supported',
          response: { 200: SearchAlertTerms },
        },
      },
      async () => ({ perAddress: PER_ADDRESS, hoursBetweenMails: HOURS_BETWEEN_MAILS }),
    );

    app.post(
      '/api/v1/search-alerts',
      formRoute(
        'createSearchAlert',
        'Asks the owner of an address to confirm an alert',
        SearchAlertRequest,
        unavailableCar,
      ),
      async (request, reply) => {
        const { submission, details } = readForm('searchAlert', request);
        const asked = wanted(details);
        const { id, message } = await enquiries.accept(submission, async () => ({
          details: asked,
          message: await alerts.ask(asked, request.id),
        }));
        return reply.code(201).send({ id, message });
      },
    );

    await app.register(links(alerts));
  };
}

/** What an alert is asked for: a search, or one car. Throws `InvalidInput` for neither and for both. */
function wanted({ email, filter, carId }: { email: string; filter?: string; carId?: string }) {
  const message = filter && carId ? 'Send a search or a car, not both.' : 'Search is missing.';
  if (!filter === !carId) throw new InvalidInput([{ field: 'filter', message }]);
  return { email, filter: filter || awaiting(carId ?? '') };
}

/** The routes behind the links in mails, and for the one-click POST of mail programs (RFC 8058). */
function links(alerts: SearchAlertStore): FastifyPluginAsyncTypebox {
  return async (app) => {
    answerMailLinks(app);
    app.post(
      '/api/v1/search-alerts/:token/confirm',
      byToken('confirmSearchAlert', 'Starts an alert; idempotent'),
      (request) => alerts.confirm(request.params.token),
    );
    app.post(
      '/api/v1/search-alerts/:token/end',
      byToken('endSearchAlert', 'Ends an alert; idempotent'),
      (request) => alerts.end(request.params.token),
    );
  };
}
