import type { Car } from '../cars/car.ts';
import { carName } from '../cars/carName.ts';
import { dealership } from '../dealership/dealership.ts';
import type { EnquiryMails } from '../enquiries/enquiry.ts';
import { enquiryMails } from '../enquiries/enquiryMails.ts';
import { TestDriveRequest } from './testDrive.ts';

const dayInWords = new Intl.DateTimeFormat('en-GB', { dateStyle: 'full', timeZone: 'UTC' });

/** The mails that are sent when a visitor asks for a test drive. */
export function testDriveMails(
  details: Omit<TestDriveRequest, 'source' | 'consent'>,
  car: Car,
  publicUrl: string,
): EnquiryMails {
  const { testDriveConfirmation, testDriveLength } = dealership.promises;
  return enquiryMails(
    { form: TestDriveRequest, details, carUrl: `${publicUrl}/car/${car._id}` },
    {
      confirmation: {
        subject: 'We have your test drive request',
        text: `thank you for asking for a test drive of the ${carName(car)}:

${dayInWords.format(new Date(details.date))}, ${details.time} (Dubai)

Our agent confirms your booking within ${testDriveConfirmation}. The drive itself takes
${testDriveLength}. If the time no longer suits you, or if you did not ask for
this, answer this mail.`,
        team: 'sales',
      },
      notice: {
        subject: 'New test drive request',
        text: `Somebody asks for a test drive of the ${carName(car)}.
We promise to confirm it within ${testDriveConfirmation}.`,
      },
    },
  );
}
