import { dealership, promises } from '../dealer/dealership.ts';
import { paths } from '../paths.ts';
import type { Catalogue } from '../ui/text/useMessages.ts';
import type { LegalSection } from './LegalSection.ts';

const { city, legalName } = dealership;

const sections: LegalSection[] = [
  {
    id: 'about',
    heading: 'What these terms cover',
    body: [
      `They apply to this website, which is run by ${legalName} in ${city}. By using the website you accept them. A sale, an exchange or a consignment has its own contract, signed by both sides; where it differs from this page, the contract prevails.`,
    ],
  },
  {
    id: 'prices',
    heading: 'Prices',
    body: [
      'Prices are in UAE dirhams (AED). A price that is struck through is the previous asking price. Unless the car’s page says otherwise, registration, transfer, insurance and number plates are not included.',
      'We check prices with care, but mistakes can happen: the price in the contract prevails. A monthly instalment is an example, not an offer of credit.',
    ],
  },
  {
    id: 'availability',
    heading: 'Availability',
    body: [
      'Every used car is one of a kind. A car that is shown as available may be sold or promised to someone else before you reach us, and a car may be removed at any time. Showing a car is an invitation to talk, not a binding offer.',
    ],
  },
  {
    id: 'descriptions',
    heading: 'Descriptions and pictures',
    body: [
      'We describe cars to the best of our knowledge. Mileage, equipment and specification come partly from previous owners, importers and manufacturers, so inspect the car, or have it inspected, before you buy.',
      'Some pictures are illustrations: they show a body type and a colour, not the actual car, and are marked as illustrations. Colours differ from screen to screen.',
    ],
  },
  {
    id: 'reservations',
    heading: 'Requests and reservations',
    body: [
      `Buy Now sends a request. It costs nothing, and it neither reserves nor sells the car. Our sales team contacts you within ${promises.salesContact}. A car is reserved only once we have confirmed it to you, on the terms of that confirmation.`,
      'Response times stated on this website are targets, counted on the days on which we are open. They are not a ground for damages.',
    ],
  },
  {
    id: 'test-drives',
    heading: 'Test drives',
    body: [
      `A test drive is agreed once we have confirmed it, which we do within ${promises.testDriveConfirmation} while we are open; it takes ${promises.testDriveLength}. You need a driving licence that is valid in the United Arab Emirates and an identity document, and one of us accompanies you.`,
      'We may decline or end a drive for safety reasons. The driver pays the fines and tolls that he or she causes.',
    ],
  },
  {
    id: 'your-car',
    heading: 'Offering us your car',
    body: [
      `When you send us the details of your car, you confirm that they are true to the best of your knowledge, that you are entitled to sell the car, and that you may use the photos. We reply within ${promises.sellReply}. Any figure we give before we have seen the car is an estimate, and we may decline.`,
    ],
  },
  {
    id: 'finance',
    heading: 'Finance',
    body: [
      `We are a dealer, not a bank. The form on this website is a preliminary check, which does not affect your credit score and which we answer within ${promises.financeReply}. Banks and finance companies decide on credit, on their own terms.`,
    ],
  },
  {
    id: 'use',
    heading: 'Fair use of the website',
    body: [
      'Please send us only true information, for yourself or for someone who has asked you to. Do not disrupt the website, do not try to access other people’s data, and do not copy our stock, texts or pictures for commercial use without our written consent.',
      'Manufacturers’ names and logos belong to their owners. They identify the cars and imply no partnership.',
    ],
    more: { label: 'For developers: our stock by API', to: paths.developers },
  },
  {
    id: 'articles',
    heading: 'Articles',
    body: [
      'Our blog is written with care, for general information. Rules and fees change; it replaces neither the authorities’ own information nor advice on your case.',
    ],
  },
  {
    id: 'liability',
    heading: 'Liability',
    body: [
      'We work to keep the website correct and available, but do not guarantee it. As far as the law permits, we are not liable for losses that arise from relying on the website alone, from its unavailability, or from other websites to which it links. Liability that cannot be excluded by law, such as for fraud or gross negligence, and consumers’ rights are not affected.',
    ],
  },
  {
    id: 'law',
    heading: 'Law and courts',
    body: [
      'The law of the United Arab Emirates as applied in the Emirate of Dubai governs these terms, and the courts of Dubai have jurisdiction. Talk to us first: most things can be settled with a call.',
    ],
  },
  {
    id: 'contact',
    heading: 'Changes and contact',
    body: [
      'We may change these terms. The version on this page applies; its date is at the top. Questions are welcome:',
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
