import { counted } from '../../../text/counted.ts';
import type { Dealership } from '../../dealership/dealership.ts';
import { promiseInWords } from '../../dealership/promiseInWords.ts';
import type { MailsOf } from '../enquiry.ts';
import { enquiryMails, type MailTexts } from '../enquiryMails.ts';
import { SellCarForm } from './sellCarForm.ts';

/** The mails that are sent when a visitor offers a car; `photos` are the names of the stored photos. */
export function sellCarMails(
  details: Omit<SellCarForm, 'source' | 'consent'>,
  photos: readonly string[],
  dealership: Dealership,
): MailsOf {
  const { sellReply } = dealership.promises;
  const promised = promiseInWords(sellReply);
  const { year, manufacturer: make, vehicleType: model, mileage: odometer, price } = details;
  const { description, wantedCar } = details;
  const texts: MailTexts = {
    lead: {
      interest: 'sell',
      vehicle: { year, make, model, odometer, price, comments: description },
      comments: wantedCar && `Wants in exchange: ${wantedCar}`,
    },
    confirmation: {
      subject: 'We have the details of your car',
      text: `thank you for offering us your car. If there is more to say about it, or if
you did not offer one, answer this mail.

You have our answer within ${promised}.`,
      team: 'purchasing',
    },
    notice: {
      subject: 'Car offer',
      text: `Somebody offers a car, ${withPhotos(photos.length)}. We promise to answer within ${promised}.`,
      typedCar: `${make} ${model} ${year}`,
      photos,
    },
  };
  return enquiryMails(SellCarForm, details, texts, dealership);
}

function withPhotos(count: number): string {
  if (count === 0) return 'without photos';
  return `with ${counted(count, 'photo')} (reduced copies are attached)`;
}
