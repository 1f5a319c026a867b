import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { formRoute, readForm } from '../form.ts';
import type { FormContext } from '../FormContext.ts';
import { FinanceApplication } from './financeApplication.ts';
import { financeMails } from './financeMails.ts';

/** The route of applications for finance (spec §7). */
export function financeRoutes({ enquiries, cars, publicUrl }: FormContext): FastifyPluginAsyncTypebox {
  return async (app) => {
    app.post(
      '/api/v1/finance-eligibility',
      formRoute('applyForFinance', 'Applies for finance pre-approval', FinanceApplication),
      async (request, reply) => {
        const { submission, details } = readForm('finance', request);
        const { id, message } = await enquiries.accept(submission, async () => {
          const car = details.carId ? await cars.byId(details.carId) : undefined;
          return {
            details,
            message: 'Your application was submitted. Our agent will contact you shortly.',
            mails: financeMails(details, car, publicUrl),
          };
        });
        return reply.code(201).send({ id, message });
      },
    );
  };
}
