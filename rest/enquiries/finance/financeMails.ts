import type { Car } from '../../cars/car.ts';
import { dealership } from '../../dealership/dealership.ts';
import type { MailsOf } from '../enquiry.ts';
import { enquiryMails } from '../enquiryMails.ts';
import { stockCar } from '../stockCar.ts';
import { FinanceApplication } from './financeApplication.ts';

/** The mails that are sent when a visitor applies for finance. They name the car if it is one of the stock. */
export function financeMails(
  details: Omit<FinanceApplication, 'source' | 'consent'>,
  car: Car | null | undefined,
  publicUrl: string,
): MailsOf {
  const { financeReply } = dealership.promises;
  return enquiryMails(
    {
      form: FinanceApplication,
      details,
      car: car ? stockCar(car, publicUrl) : undefined,
    },
    {
      confirmation: {
        subject: 'We have your finance application',
        text: `thank you for applying for finance with us. Submitting the application does
not affect your credit score. If you have a question, or if you did not
apply, answer this mail.

You have our answer within ${financeReply}.`,
        team: 'finance',
      },
      promise: { length: financeReply, counted: 'open days' },
      notice: {
        subject: 'Finance application',
        typedCar: `${details.manufacturer} ${details.vehicleType}`,
        text: `Somebody applies for finance. We promise to answer within ${financeReply}.`,
      },
    },
  );
}
