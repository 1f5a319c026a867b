import type { Car } from '../../cars/car.ts';
import { carName } from '../../cars/carName.ts';
import { dayInWords } from '../../dealership/dayInWords.ts';
import { dealership } from '../../dealership/dealership.ts';
import { hoursOn } from '../../dealership/hoursOn.ts';
import { testDriveEvent } from '../../dealership/testDriveEvent.ts';
import { adfVehicle } from '../adf.ts';
import type { MailsOf } from '../enquiry.ts';
import { enquiryMails } from '../enquiryMails.ts';
import { stockCar } from '../stockCar.ts';
import { TestDriveRequest } from './testDrive.ts';

/** The mails that are sent when a visitor asks for a test drive. */
export function testDriveMails(
  details: Omit<TestDriveRequest, 'source' | 'consent'>,
  car: Car,
  publicUrl: string,
): MailsOf {
  const { testDriveConfirmation, testDriveLength } = dealership.promises;
  const { fullName: full, email, mobileNumber: phone, date, time } = details;
  const lead = {
    interest: 'test-drive' as const,
    vehicle: adfVehicle(car),
    customer: { names: { full }, email, phone },
    comments: `${date}, ${time} (Dubai)`,
  };
  const closed = hoursOn(date) === 'closed';
  const { name, url } = stockCar(car, publicUrl);
  return enquiryMails(
    { form: TestDriveRequest, details, car: { name, url }, lead },
    {
      confirmation: {
        subject: 'We have your test drive request',
        text: `thank you for asking for a test drive of the ${carName(car)}:

${dayInWords(date)}, ${time} (Dubai)

${closed ? 'We are closed on that day and will propose another time.\n' : ''}The drive itself takes ${testDriveLength}. If the time no longer suits you, or if
you did not ask for this, answer this mail. Our agent ${closed ? 'writes to you' : 'confirms your booking'}
within ${testDriveConfirmation} while we are open.`,
        team: 'sales',
      },
      promise: { length: testDriveConfirmation, counted: 'open hours' },
      // No calendar file for a closed day: the dealer proposes another day.
      attachment: closed
        ? undefined
        : ({ id, sentAt }) => ({
            filename: 'test-drive.ics',
            contentType: 'text/calendar; charset=utf-8; method=PUBLISH',
            content: testDriveEvent({ id, sentAt, car: carName(car), address: url, date, time }),
          }),
      notice: {
        subject: 'Test drive request',
        text: `Somebody asks for a test drive of the ${carName(car)}.
We promise to confirm it within ${testDriveConfirmation}.${closed ? '\nWe are closed on that day: propose another time.' : ''}`,
      },
    },
  );
}
