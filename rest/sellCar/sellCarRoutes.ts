import multipart from '@fastify/multipart';
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import type { FastifyRequest } from 'fastify';
import { dealership } from '../dealership/dealership.ts';
import type { EnquiryService } from '../enquiries/enquiryService.ts';
import { formRoute, readForm } from '../enquiries/form.ts';
import { InvalidInput } from '../errors.ts';
import { fieldErrors } from '../fieldErrors.ts';
import { LARGEST_PHOTO } from '../photos/photoLimits.ts';
import type { PhotoStore } from '../photos/photoStore.ts';
import { ErrorBody, type FieldError, ref } from '../schemas.ts';
import { refuseEarly } from './formLimits.ts';
import { type ReceivedOffer, receiveOffer } from './receiveOffer.ts';
import { SellCarForm } from './sellCarForm.ts';
import { sellCarMails } from './sellCarMails.ts';

/** Larger than the longest text that the form takes, so that a longer one is told to its writer by its name. */
const limits = { fileSize: LARGEST_PHOTO, fieldSize: 64 * 1024, fields: 50, parts: 250 };

/** The offer of a visitor's own car, with photos (spec §7). */
export function sellCarRoutes(parts: {
  enquiries: EnquiryService;
  photos: PhotoStore;
}): FastifyPluginAsyncTypebox {
  const { enquiries, photos } = parts;
  const received = new WeakMap<object, ReceivedOffer>();
  const { schema } = formRoute('Offers a car, with photos', SellCarForm);

  return async (app) => {
    await app.register(multipart, { throwFileSizeLimit: false, limits });
    app.post(
      '/api/v1/sell-car',
      {
        schema: {
          ...schema,
          consumes: ['multipart/form-data'],
          response: { ...schema.response, 413: ref(ErrorBody), 415: ref(ErrorBody) },
        },
        onRequest: refuseEarly,
        async preValidation(request, reply) {
          const offer = await receiveOffer(request, reply, photos);
          // Validated next.
          request.body = offer.body as SellCarForm;
          received.set(request, offer);
        },
        // What is wrong with the fields is told together with what is wrong with the photos.
        attachValidation: true,
      },
      async (request, reply) => {
        const { batch, faults } = received.get(request)!;
        if (request.validationError || faults.length > 0) {
          await batch.discard();
          throw refusal(request.validationError, faults);
        }
        const { submission, details } = readForm('sellCar', request);
        const { id, message, repeated } = await enquiries
          .accept(submission, () => ({
            details: { ...details, images: batch.names },
            message: `Car details submitted successfully. Our team replies within ${dealership.promises.sellReply}.`,
            mails: sellCarMails(details),
          }))
          .catch(async (error: unknown) => {
            // Any other error may come after the offer was stored with these photos. If it was not, they are swept.
            if (error instanceof InvalidInput) await batch.discard();
            throw error;
          });
        if (repeated) await batch.discard();
        return reply.code(201).send({ id, message });
      },
    );
  };
}

function refusal(error: FastifyRequest['validationError'], faults: FieldError[]): Error {
  if (error && error.validationContext !== 'body') return error;
  return new InvalidInput([...fieldErrors(error?.validation ?? [], SellCarForm), ...faults]);
}
