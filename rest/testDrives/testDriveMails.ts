import type { Car } from '../cars/car.ts';
import { carName } from '../cars/carName.ts';
import type { EnquiryMails } from '../enquiries/enquiry.ts';
import { formLines } from '../enquiries/formLines.ts';
import { TestDriveRequest } from './testDrive.ts';

const inWords = new Intl.DateTimeFormat('en-GB', { dateStyle: 'full', timeZone: 'UTC' });

/** What is written when somebody asks for a test drive. */
export function testDriveMails(
  request: Omit<TestDriveRequest, 'source' | 'consent'>,
  car: Car,
  publicUrl: string,
): EnquiryMails {
  return {
    confirmation: {
      to: request.email,
      subject: 'We have your test drive request',
      text: `Hello,

thank you for asking for a test drive of the ${carName(car)}:

${inWords.format(new Date(request.date))}, ${request.time} (Dubai)

Our agent confirms your booking within 2 hours. The drive itself takes
20-30 minutes. If the time no longer suits you, or if you did not ask for
this, answer this mail.

The car: ${publicUrl}/car/${car._id}

Kind regards
Your sales team`,
    },
    notice: {
      subject: 'New test drive request',
      text: `Somebody asks for a test drive of the ${carName(car)}.
We promise to confirm it within 2 hours.

${formLines(TestDriveRequest, request)}

The car: ${publicUrl}/car/${car._id}
Answer this mail to write to the visitor.`,
    },
  };
}
