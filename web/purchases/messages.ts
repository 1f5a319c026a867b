import { dealership } from '../dealer/dealership.ts';
import { pageMessages } from '../ui/page/messages.ts';
import type { Catalogue } from '../ui/text/useMessages.ts';

const { city } = dealership;
const contacts = pageMessages.en.salesPromise;

const en = {
  formTitle: 'Buy your car',
  formDescription: `Ask to buy a premium used car in ${city}. ${contacts}`,
  formHeading: 'Make it yours.',
  formLead: 'Tell us how to reach you. Sales goes through the price, the papers and the handover with you.',
  contacts,
  noPayment: 'Nothing is paid here.',
  firstName: 'First name',
  lastName: 'Last name',
  submit: 'Request to Buy',

  confirmTitle: 'Purchase requested',
  confirmHeading: 'Your purchase request was submitted. Our agent will contact you shortly.',
  confirmHint: contacts,
  nextSteps: 'What happens next',
  steps: [
    'Our agent contacts you and answers your questions.',
    'You see the car, and drive it if you wish.',
    'You agree on the price and how to pay.',
    'We prepare the papers, and you collect your car.',
  ],
  helpLine: 'Help line',
  home: 'Go to home page',
};

export const purchaseMessages: Catalogue<typeof en> = { en };
