import Type from 'typebox';
import { availableCar, unavailableCar } from '../../cars/availableCar.ts';
import { carName } from '../../cars/carName.ts';
import { dayInWords } from '../../dealership/dayInWords.ts';
import { dubaiTime } from '../../dealership/dubaiTime.ts';
import { hoursOn } from '../../dealership/hoursOn.ts';
import { momentInWords } from '../../dealership/momentInWords.ts';
import { promiseInWords } from '../../dealership/promiseInWords.ts';
import { slotMinutes } from '../../dealership/slotMinutes.ts';
import { testDriveEvent } from '../../dealership/testDriveEvent.ts';
import { testDriveTimes } from '../../dealership/testDriveTimes.ts';
import { InvalidInput } from '../../http/errors.ts';
import { anyLine, choice, email, mobileNumber, requiredText } from '../../http/fields.ts';
import { adfVehicle } from '../adf.ts';
import { jsonForm } from '../jsonForm.ts';
import { secondInLine } from '../secondInLine.ts';
import { stockCar } from '../stockCar.ts';

/** Requests for a test drive (spec §3, §7). */
export const testDrive = jsonForm({
  kind: 'testDrive',
  path: '/api/v1/test-drive',
  operationId: 'requestTestDrive',
  summary: 'Requests a test drive of a car',
  refusals: unavailableCar,
  fields: {
    fullName: requiredText('Full name'),
    email,
    mobileNumber,
    date: Type.String({
      title: 'Date',
      minLength: 1,
      format: 'date',
      description: 'A day in Dubai, YYYY-MM-DD',
    }),
    time: choice('Time', testDriveTimes),
    carId: requiredText('Car'),
    otherTime: Type.Optional(
      anyLine({
        title: 'Another time suits better',
        maxLength: 300,
        description: 'When the visitor would rather come, in any words',
      }),
    ),
    bringTo: Type.Optional(
      anyLine({
        title: 'Bring it to',
        maxLength: 300,
        description: 'The address to which the visitor asks to have the car brought, in any words',
      }),
    ),
  },
  example: { date: '2026-12-01', time: '01:30 PM' },
  async accept({ date, time, carId, otherTime, bringTo }, { cars, publicUrl, now, dealership }) {
    refusePastSlot({ date, time }, now());
    const car = await availableCar(cars, carId);
    const { toVisitor, toDealer } = secondInLine(car);
    const dealer = dealership();
    const { testDriveConfirmation, testDriveLength } = dealer.promises;
    const confirmed = promiseInWords(testDriveConfirmation);
    const closed = hoursOn(date, dealer).length === 0;
    const { name, url } = stockCar(car, publicUrl);
    const notes = [
      otherTime && 'You have named another time as well: we confirm the one that is possible.',
      bringTo && 'We tell you whether we can bring the car to you.',
      closed && 'We are closed on that day and will propose another time.',
    ].filter((note) => !!note);
    return {
      message: 'Your test drive request was submitted. Our agent will contact you shortly.',
      car,
      mails: {
        car: { name, url },
        lead: {
          interest: 'test-drive',
          vehicle: adfVehicle(car),
          comments: commentsOf({ date, time, otherTime, bringTo }),
        },
        confirmation: {
          subject: 'We have your test drive request',
          text: `thank you for asking for a test drive of the ${carName(car)}:

${dayInWords(date)}, ${time} (Dubai)

${notes.map((note) => `${note}\n`).join('')}The drive itself takes ${promiseInWords(testDriveLength)}. If the time no longer suits you, or if
you did not ask for this, answer this mail. Our agent ${closed ? 'writes to you' : 'confirms your booking'}
within ${confirmed} while we are open.${toVisitor && `\n${toVisitor.trimEnd()}`}`,
          team: 'sales',
        },
        // No calendar file where the dealer proposes another day, or the visitor another time or place.
        attachment:
          closed || otherTime || bringTo
            ? undefined
            : ({ id, sentAt }) => ({
                filename: 'test-drive.ics',
                contentType: 'text/calendar; charset=utf-8; method=PUBLISH',
                content: testDriveEvent({ id, sentAt, car: carName(car), address: url, date, time }, dealer),
              }),
        notice: {
          subject: 'Test drive request',
          text: `Somebody asks for a test drive of the ${carName(car)}.
We promise to confirm it within ${confirmed}.${closed ? '\nWe are closed on that day: propose another time.' : ''}${toDealer}`,
        },
      },
    };
  },
});

/** What the dealer's programs read about the drive. */
function commentsOf(drive: { date: string; time: string; otherTime?: string; bringTo?: string }): string {
  const { date, time, otherTime, bringTo } = drive;
  const wishes = [otherTime && `Rather: ${otherTime}`, bringTo && `Bring it to: ${bringTo}`];
  return [`${date}, ${time} (Dubai)`, ...wishes].filter(Boolean).join('\n');
}

/**
 * Throws `InvalidInput` for a slot that has begun. The message tells the time in Dubai, because the visitor's clock may be
 * wrong, or show the time of another place. The form on the site closes slots earlier; one chosen before that is accepted.
 */
function refusePastSlot({ date, time }: { date: string; time: string }, now: Date) {
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
