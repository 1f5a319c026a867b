import { dealership } from '../dealer/dealership.ts';
import { pageMessages } from '../ui/page/messages.ts';
import type { Catalogue } from '../ui/text/useMessages.ts';

const { city } = dealership;
const contacts = pageMessages.en.salesPromise;

const en = {
  formTitle: 'My offer',
  formDescription: `Name your price for a premium used car in ${city}. ${contacts}`,
  formHeading: 'Name your price.',
  formLead: 'Tell us what you would pay for this car. We call you, whether we can meet it or not.',
  contacts,
  notBinding: 'Your offer does not bind you, and nothing is paid here.',
  fullName: 'Full name',
  offer: 'Your offer',
  currency: 'AED',
  underHalf: (price: string) => `That is less than half of the price, which is ${price}.`,
  abovePrice: (price: string) => `That is more than the price, which is ${price}.`,
  submit: 'Send My Offer',

  confirmTitle: 'Offer sent',
  confirmHeading: 'Your offer was submitted. Our agent will contact you shortly.',
  home: 'Go to home page',
  otherCars: 'Browse Cars',
};

export const priceOfferMessages: Catalogue<typeof en> = { en };
