import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { availableCar, unavailableCar } from '../../cars/availableCar.ts';
import { dubaiTime } from '../../dealership/dubaiTime.ts';
import { momentInWords } from '../../dealership/momentInWords.ts';
import { slotMinutes } from '../../dealership/slotMinutes.ts';
import { formRoute, readForm } from '../form.ts';
import type { FormContext } from '../FormContext.ts';
import { InvalidInput } from '../../http/errors.ts';
import { TestDriveRequest } from './testDrive.ts';
import { testDriveMails } from './testDriveMails.ts';

/** The route for requests of test drives (spec §7). */
export function testDriveRoutes({ enquiries, cars, publicUrl, now }: FormContext): FastifyPluginAsyncTypebox {
  return async (app) => {
    app.post(
      '/api/v1/test-drive',
      formRoute('requestTestDrive', 'Requests a test drive of a car', TestDriveRequest, unavailableCar),
      async (request, reply) => {
        const { submission, details } = readForm('testDrive', request);
        const { id, message } = await enquiries.accept(submission, async () => {
          refusePastSlot(details, now());
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

/**
 * Throws `InvalidInput` for a slot that has begun. The message tells the time in Dubai, because the visitor's clock may be
 * wrong, or show the time of another place. The form on the site closes slots earlier; one chosen before that is accepted.
 */
function refusePastSlot({ date, time }: Pick<TestDriveRequest, 'date' | 'time'>, now: Date) {
  const { day, minutes } = dubaiTime(now.getTime());
  const inDubai = `in Dubai it is ${momentInWords(now.getTime())}`;
  if (date < day) {
    throw new InvalidInput([{ field: 'date', message: `Date must be today or later: ${inDubai}.` }]);
  }
  if (date === day && slotMinutes(time) <= minutes) {
    const message = `Time is over: ${inDubai}. Choose a later time, or another day.`;
    throw new InvalidInput([{ field: 'time', message }]);
  }
}
