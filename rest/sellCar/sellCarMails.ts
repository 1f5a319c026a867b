import type { EnquiryMails } from '../enquiries/enquiry.ts';
import { formLines } from '../enquiries/formLines.ts';
import { SellCarForm } from './sellCarForm.ts';

/** What is written when somebody offers a car. */
export function sellCarMails(offer: Omit<SellCarForm, 'source' | 'consent'>): EnquiryMails {
  return {
    confirmation: {
      to: offer.email,
      subject: 'We have the details of your car',
      text: `Hello,

thank you for offering us your car. You have our answer within 24-48 hours.

If there is more to say about the car, or if you did not offer one, answer this mail.

Kind regards
Your purchasing team`,
    },
    notice: {
      subject: 'A car is offered',
      text: `Somebody offers a car, with ${offer.images.length} photos. We promise to answer within 24-48 hours.

${formLines(SellCarForm, offer)}

Answer this mail to write to the visitor.`,
    },
  };
}
