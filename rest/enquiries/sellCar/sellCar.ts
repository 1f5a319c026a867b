import multipart from '@fastify/multipart';
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import type { FastifyRequest } from 'fastify';
import { promiseInWords } from '../../dealership/promiseInWords.ts';
import { checkProvenance, formRoute, readForm } from '../form.ts';
import type { Form, FormContext } from '../jsonForm.ts';
import { HttpError, InvalidInput } from '../../http/errors.ts';
import { fieldErrors } from '../../http/fieldErrors.ts';
import { LARGEST_PHOTO } from '../../photos/photoLimits.ts';
import { ErrorBody, type FieldError, ref } from '../../http/schemas.ts';
import { checkFormHeaders } from './formLimits.ts';
import { stockCar } from '../stockCar.ts';
import { type ReceivedOffer, receiveOffer } from './receiveOffer.ts';
import { SellCarForm } from './sellCarForm.ts';
import { sellCarMails } from './sellCarMails.ts';

/** `fieldSize` is above the longest text of the form, so that the validation reports a text that is too long. */
const limits = { fileSize: LARGEST_PHOTO, fieldSize: 64 * 1024, fields: 50, parts: 250 };

/** Offers of a visitor's own car, with photos (spec §3, §7). */
export const sellCar: Form = {
  kind: 'sellCar',
  operationId: 'offerCar',
  body: SellCarForm,
  example: {
    ...{ manufacturer: 'Nissan', vehicleType: 'Patrol', year: '2021', mileage: '64,000 km' },
    ...{ price: 'AED 180,000', origin: 'gcc', emirates: 'dubai', images: [] },
    description: 'One owner, serviced by the dealer.',
  } satisfies Partial<SellCarForm>,
  routes,
};

function routes({ enquiries, photos, dealership, cars, publicUrl }: FormContext): FastifyPluginAsyncTypebox {
  /** The car of the stock that the seller wants, in words instead of its id: its name, and where it is shown. */
  async function wanted(id: string | undefined) {
    if (!id) return {};
    const car = await cars.byId(id);
    if (car) return { wantedCar: Object.values(stockCar(car, publicUrl)).join(', ') };
    const gone = await cars.withdrawn(id);
    const name = gone ? stockCar(gone.car, publicUrl).name : `Car ${id}`;
    return { wantedCar: `${name}, no longer listed` };
  }

  const received = new WeakMap<object, ReceivedOffer>();
  const { schema } = formRoute('offerCar', 'Offers a car to the dealer, with photos', SellCarForm, {
    413: ref(ErrorBody),
    415: ref(ErrorBody),
  });

  return async (app) => {
    await app.register(multipart, { throwFileSizeLimit: false, limits });
    app.post(
      '/api/v1/sell-car',
      {
        schema: { ...schema, consumes: ['multipart/form-data'] },
        onRequest: [checkProvenance, checkFormHeaders, async () => photos.checkRoom()],
        async preValidation(request, reply) {
          const offer = await receiveOffer(request, reply, photos);
          // Fastify validates it next.
          request.body = offer.body as SellCarForm;
          received.set(request, offer);
        },
        // The handler answers errors of fields together with those of photos.
        attachValidation: true,
      },
      async (request, reply) => {
        const { batch, photoErrors } = received.get(request)!;
        if (request.validationError || photoErrors.length > 0) {
          await batch.discard();
          throw toError(request.validationError, photoErrors);
        }
        const { submission, details } = readForm('sellCar', request);
        const { id, message, repeated } = await enquiries
          .accept(submission, async () => {
            const dealer = dealership();
            const offered = { ...details, ...(await wanted(details.wantedCar)) };
            const promised = promiseInWords(dealer.promises.sellReply);
            return {
              details: { ...offered, images: batch.names },
              message: `Car details submitted successfully. Our team replies within ${promised}.`,
              mails: sellCarMails(offered, batch.names, dealer),
            };
          })
          .catch(async (error: unknown) => {
            // After any error that is no refusal, the offer may be stored with these photos. If it is not, the next sweep
            // removes them.
            if (error instanceof HttpError) await batch.discard();
            throw error;
          });
        if (repeated) await batch.discard();
        return reply.code(201).send({ id, message });
      },
    );
  };
}

function toError(error: FastifyRequest['validationError'], photoErrors: FieldError[]): Error {
  if (error && error.validationContext !== 'body') return error;
  return new InvalidInput([...fieldErrors(error?.validation ?? [], SellCarForm), ...photoErrors]);
}
