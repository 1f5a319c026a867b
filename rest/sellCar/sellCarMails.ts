import { dealership } from '../dealership/dealership.ts';
import type { EnquiryMails } from '../enquiries/enquiry.ts';
import { enquiryMails } from '../enquiries/enquiryMails.ts';
import { SellCarForm } from './sellCarForm.ts';

/** The mails that are sent when a visitor offers a car. */
export function sellCarMails(details: Omit<SellCarForm, 'source' | 'consent'>): EnquiryMails {
  const { sellReply } = dealership.promises;
  return enquiryMails(
    { form: SellCarForm, details },
    {
      confirmation: {
        subject: 'We have the details of your car',
        text: `thank you for offering us your car. You have our answer within ${sellReply}.

If there is more to say about the car, or if you did not offer one, answer this mail.`,
        team: 'purchasing',
      },
      notice: {
        subject: 'A car is offered',
        text: `Somebody offers a car, with ${details.images.length} photos. We promise to answer within ${sellReply}.`,
      },
    },
  );
}
