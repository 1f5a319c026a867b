import { dealership, promises } from '../dealer/dealership.ts';
import type { Catalogue } from '../ui/text/useMessages.ts';
import type { LegalSection } from './LegalSection.ts';

const { city, legalName } = dealership;

const sections: LegalSection[] = [
  {
    id: 'about',
    heading: 'What these terms cover',
    body: [
      `They apply to this website, which ${legalName} in ${city} runs. Whoever uses the website accepts them. The sale of a car, an exchange or a consignment has a contract of its own, which is signed by both sides; where it differs from this page, the contract counts.`,
    ],
  },
  {
    id: 'prices',
    heading: 'Prices',
    body: [
      'Prices are in UAE dirhams (AED). A price that is struck through is the one that was asked before. Unless the page of the car says otherwise, the costs of registration, transfer, insurance and number plates are not included.',
      'We check prices with care, but mistakes can happen. The price in the contract is the one that counts. A monthly instalment is an example and not an offer of credit.',
    ],
  },
  {
    id: 'availability',
    heading: 'Availability',
    body: [
      'Every used car is one of a kind. A car that is shown as available may be sold or promised to somebody before you reach us, and a car may be taken off the list at any time. Showing a car is an invitation to talk and not a binding offer.',
    ],
  },
  {
    id: 'descriptions',
    heading: 'Descriptions and pictures',
    body: [
      'We describe cars as we know them. Mileage, equipment and specification partly come from former owners, importers and manufacturers, so look at the car, and have it looked at, before you buy.',
      'Some pictures are illustrations: they show a body type and a colour, and not the actual car. Their description says so. Colours differ from screen to screen.',
    ],
  },
  {
    id: 'reservations',
    heading: 'Requests and reservations',
    body: [
      `Buy Now sends a request. It costs nothing, and it neither reserves nor sells the car. Our sales team contacts you within ${promises.salesContact}. A car is reserved only after we have confirmed it to you, on the conditions of that confirmation.`,
      'Times that we state on this website are what we aim for; days on which we are closed do not count. They are not a ground for damages.',
    ],
  },
  {
    id: 'test-drives',
    heading: 'Test drives',
    body: [
      `A test drive is agreed once we have confirmed it, which we do within ${promises.testDriveConfirmation} while we are open; it takes ${promises.testDriveLength}. You need a driving licence that is valid in the United Arab Emirates and an identity document, and one of us comes along.`,
      'We may decline or end a drive for reasons of safety. Fines and tolls for which the driver is responsible are the driver’s.',
    ],
  },
  {
    id: 'your-car',
    heading: 'Offering us your car',
    body: [
      `When you send us the details of your car, you confirm that they are true as far as you know, that the car is yours to sell, and that the photos are yours to use. We reply within ${promises.sellReply}. What we state before we have seen the car is an estimate, and we are free to decline.`,
    ],
  },
  {
    id: 'finance',
    heading: 'Finance',
    body: [
      `We are a dealer and not a bank. The form on this website is a preliminary check, which does not affect your credit score and which we answer within ${promises.financeReply}. Banks and finance companies decide on credit, by their own conditions.`,
    ],
  },
  {
    id: 'use',
    heading: 'Fair use of the website',
    body: [
      'Please send us what is true, and only for yourself or for somebody who has asked you to. Do not disturb the website, do not try to get at the data of others, and do not copy our stock, texts or pictures for business without our written consent.',
      'Names and logos of manufacturers belong to their owners. They say what a car is, and nothing about a partnership.',
    ],
  },
  {
    id: 'articles',
    heading: 'Articles',
    body: [
      'Our blog is written with care and for general information. Rules and fees change, and it replaces neither the authority’s own answer nor advice on your case.',
    ],
  },
  {
    id: 'liability',
    heading: 'Liability',
    body: [
      'We work to keep the website correct and available, but we do not promise that it always is. As far as the law permits, we are not liable for losses that come from relying on the website alone, from its interruption, or from other websites to which it links. Liability that the law does not allow to be excluded, such as for fraud or gross mistake, and the rights of consumers remain untouched.',
    ],
  },
  {
    id: 'law',
    heading: 'Law and courts',
    body: [
      'The law of the United Arab Emirates as applied in the Emirate of Dubai governs these terms, and the courts of Dubai decide on disputes. Talk to us first: most things are settled by a call.',
    ],
  },
  {
    id: 'contact',
    heading: 'Changes and contact',
    body: [
      'We may change these terms. The version on this page is the one that holds, and its date stands at the top. Questions are welcome:',
    ],
  },
];

const en = {
  title: 'Terms',
  description: `The terms of the website of ${legalName} in ${city}: prices, availability, reservations, test drives, pictures and liability.`,
  heading: 'Terms',
  lead: 'What you can rely on when you use this website, and what only a signed contract settles.',
  updated: '2026-11-20',
  sections,
};

export const termsMessages: Catalogue<typeof en> = { en };
