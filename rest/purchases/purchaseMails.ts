import type { Car } from '../cars/car.ts';
import { carName } from '../cars/carName.ts';
import type { EnquiryMails } from '../enquiries/enquiry.ts';
import { formLines } from '../enquiries/formLines.ts';
import { PurchaseRequest } from './purchase.ts';

/** What is written when somebody asks to buy a car. */
export function purchaseMails(
  request: Omit<PurchaseRequest, 'source' | 'consent'>,
  car: Car,
  publicUrl: string,
): EnquiryMails {
  return {
    confirmation: {
      to: request.email,
      subject: 'We have your purchase request',
      text: `Hello,

thank you for your interest in the ${carName(car)}.
Our sales team contacts you within 24 hours.

If you have a question meanwhile, or if you did not ask for this, answer
this mail.

The car: ${publicUrl}/car/${car._id}

Kind regards
Your sales team`,
    },
    notice: {
      subject: 'New purchase request',
      text: `Somebody wants to buy the ${carName(car)}.
We promise to make contact within 24 hours.

${formLines(PurchaseRequest, request)}

The car: ${publicUrl}/car/${car._id}
Answer this mail to write to the visitor.`,
    },
  };
}
