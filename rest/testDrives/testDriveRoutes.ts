import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { availableCar, unavailableCar } from '../cars/availableCar.ts';
import { dubaiTime } from '../dealership/dubaiTime.ts';
import { formRoute, readForm } from '../enquiries/form.ts';
import type { FormContext } from '../enquiries/FormContext.ts';
import { InvalidInput } from '../errors.ts';
import { TestDriveRequest } from './testDrive.ts';
import { testDriveMails } from './testDriveMails.ts';

/** Requests for test drives (spec §7). */
export function testDriveRoutes({ enquiries, cars, publicUrl, now }: FormContext): FastifyPluginAsyncTypebox {
  return async (app) => {
    app.post(
      '/api/v1/test-drive',
      formRoute('requestTestDrive', 'Asks for a test drive of a car', TestDriveRequest, unavailableCar),
      async (request, reply) => {
        const { submission, details } = readForm('testDrive', request);
        const { id, message } = await enquiries.accept(submission, async () => {
          if (details.date < dubaiTime(now().getTime()).day) {
            const tooEarly = 'Date must be today or later, by the clock in Dubai.';
            throw new InvalidInput([{ field: 'date', message: tooEarly }]);
          }
          const car = await availableCar(cars, details.carId);
          return {
            details,
            message: 'Your test drive request was submitted. Our agent will contact you shortly.',
            mails: testDriveMails(details, car, publicUrl),
          };
        });
        return reply.code(201).send({ id, message });
      },
    );
  };
}
