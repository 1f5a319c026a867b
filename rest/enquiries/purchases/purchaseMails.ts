import type { Car } from '../../cars/car.ts';
import { carName } from '../../cars/carName.ts';
import { dealership } from '../../dealership/dealership.ts';
import { adfVehicle } from '../adf.ts';
import type { MailsOf } from '../enquiry.ts';
import { enquiryMails } from '../enquiryMails.ts';
import { stockCar } from '../stockCar.ts';
import { PurchaseRequest } from './purchase.ts';

/** The mails that are sent when a visitor asks to buy a car. */
export function purchaseMails(
  details: Omit<PurchaseRequest, 'source' | 'consent'>,
  car: Car,
  publicUrl: string,
): MailsOf {
  const { salesContact } = dealership.promises;
  const { firstName: first, lastName: last, email, mobileNumber: phone } = details;
  const customer = { names: { first, last }, email, phone };
  const lead = { interest: 'buy' as const, vehicle: adfVehicle(car), customer };
  return enquiryMails(
    { form: PurchaseRequest, details, car: stockCar(car, publicUrl), lead },
    {
      confirmation: {
        subject: 'We have your purchase request',
        text: `thank you for your interest in the ${carName(car)}.
If you have a question, or if you did not ask for this, answer this mail.

Our sales team contacts you within ${salesContact}.`,
        team: 'sales',
      },
      promise: { length: salesContact, counted: 'open days' },
      notice: {
        subject: 'Purchase request',
        text: `Somebody wants to buy the ${carName(car)}.
We promise to make contact within ${salesContact}.`,
      },
    },
  );
}
