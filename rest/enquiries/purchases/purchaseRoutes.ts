import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { availableCar, unavailableCar } from '../../cars/availableCar.ts';
import { formRoute, readForm } from '../form.ts';
import type { FormContext } from '../FormContext.ts';
import { PurchaseRequest } from './purchase.ts';
import { purchaseMails } from './purchaseMails.ts';

/** The route of requests to buy a car (spec §7). */
export function purchaseRoutes({ enquiries, cars, publicUrl }: FormContext): FastifyPluginAsyncTypebox {
  return async (app) => {
    app.post(
      '/api/v1/buy-car',
      formRoute('requestPurchase', 'Submits a purchase request for a car', PurchaseRequest, unavailableCar),
      async (request, reply) => {
        const { submission, details } = readForm('purchase', request);
        const { id, message } = await enquiries.accept(submission, async () => ({
          details,
          message: 'Your purchase request was submitted. Our agent will contact you shortly.',
          mails: purchaseMails(details, await availableCar(cars, details.carId), publicUrl),
        }));
        return reply.code(201).send({ id, message });
      },
    );
  };
}
