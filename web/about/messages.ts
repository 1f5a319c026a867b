import { constants } from '../dealer/constants.ts';
import { dealership, promises } from '../dealer/dealership.ts';
import { paths } from '../paths.ts';
import type { Catalogue } from '../ui/text/useMessages.ts';

const { city, figures } = dealership;
const { timeSlots } = constants;

const en = {
  title: 'About us: sell, buy, exchange, consign',
  description: `${dealership.legalName} sells, buys, exchanges and consigns premium used cars in ${city}. Our four services, and five questions answered.`,
  heading: 'A quiet showroom, on purpose.',
  lead: `For ${figures.years} years we have bought, sold, exchanged and consigned premium cars in ${city}. We think people choose better when nobody talks over them.`,

  services: 'Four services',
  service: {
    sell: {
      name: 'Sell',
      lead: 'Describe your car, add a few photos, and go on with your day. We look at what you sent and get back to you with an answer.',
      facts: [
        `A reply within ${promises.sellReply} (working days)`,
        'Photos straight from your phone, if you have them',
        'Wherever in the Emirates the car is',
      ],
      picture: 'Illustration: a burgundy coupé, seen from behind',
      action: 'Sell Your Car',
    },
    buy: {
      name: 'Buy',
      lead: 'Everything we know about a car, on one page. Look around, drive the one you like, and ask for it when you are sure.',
      facts: [
        `A test drive of ${promises.testDriveLength}, confirmed within ${promises.testDriveConfirmation} while we are open`,
        `Sales contacts you within ${promises.salesContact} of your request (working days)`,
        `Finance applications answered within ${promises.financeReply} (working days)`,
      ],
      picture: 'Illustration: a white convertible, seen from the front',
      action: 'Browse Collection',
    },
    exchange: {
      name: 'Exchange',
      lead: 'Put the car you drive towards the one you want. We value yours, name the difference, and you sign once rather than twice.',
      facts: [
        'Choose “trade in” when you send us your car',
        `A reply within ${promises.sellReply} (working days)`,
        'The difference can be financed',
      ],
      picture: 'Illustration: a sand-coloured saloon above a teal coupé that faces the other way',
      action: 'Offer Your Car',
    },
    consignment: {
      name: 'Consignment',
      lead: 'For those who would rather wait for the right buyer. The car stays yours while we show it, answer the calls and accompany the test drives.',
      facts: [
        'You agree to the asking price before it is listed',
        'Our fee and the period are in a written agreement',
        'You remain the owner until a buyer has paid',
      ],
      picture: 'Illustration: a midnight blue saloon, seen from the front',
      action: 'Talk to Us',
    },
  },

  inFigures: 'In figures',
  asOf: (date: string) =>
    `What ${figures.years} years in business add up to, as of ${date}. The cars for sale today are counted in the collection.`,
  figures: {
    cars: 'cars',
    brands: 'brands',
    models: 'models',
    years: 'years in business',
    clients: 'clients',
    rating: 'out of 5',
    reviews: 'reviews',
    subscribers: 'newsletter subscribers',
    support: 'to reach us in writing, answered in opening hours',
  },

  questions: 'Five questions worth asking',
  question: [
    {
      asked: 'Is the car I see here really for sale?',
      answer: [
        'Yes, unless its page says SOLD or RESERVED. Buy Now costs nothing and binds you to nothing: it asks our sales team for the car.',
        `They contact you within ${promises.salesContact} (working days), confirm that it is still available, and agree on the next step with you. A car is reserved for you once we have confirmed it, not before.`,
      ],
      more: { label: 'See the collection', to: paths.buy },
    },
    {
      asked: 'Can I drive it before I decide?',
      answer: [
        `Please do. Any car that is not sold can be booked online; those marked TEST DRIVE are listed on a page of their own. Choose a day and a time between ${timeSlots[0]} and ${timeSlots.at(-1)}, and we confirm within ${promises.testDriveConfirmation} while we are open. The drive takes ${promises.testDriveLength}.`,
        'Bring a driving licence that is valid in the UAE. Start the engine cold, listen to it, and try the air conditioning.',
      ],
      more: { label: 'Choose a car to drive', to: paths.testDrive },
    },
    {
      asked: 'Does asking for finance affect my credit score?',
      answer: [
        `No. The form on our site is a first look: your salary, the car you have in mind, and whether you have other loans. We answer within ${promises.financeReply} (working days).`,
        'A bank checks your records only when you go ahead, and it asks for your consent first. The rate, the deposit and the term are the bank’s decision, so compare the total you pay, not only the instalment.',
      ],
      more: { label: 'Apply for finance', to: paths.finance() },
    },
    {
      asked: 'What is my own car worth to you?',
      answer: [
        `That depends on its history more than on its age. Send us the mileage, the origin (GCC or imported), what has been repaired, and photos in daylight, scratches included. We reply within ${promises.sellReply} (working days).`,
        'Our first figure is an estimate. The final one follows once we have seen the car, and you are free to sell it to us, exchange it, leave it with us on consignment, or keep it.',
      ],
      more: { label: 'Describe your car', to: paths.sell },
    },
    {
      asked: 'Which papers does a sale need?',
      answer: [
        'From the buyer: an Emirates ID, a driving licence, and an insurance policy for the car. From the seller: an Emirates ID, the registration card, and no open fines on the car.',
        'If there is still a loan on the car, it has to be settled first, and the bank confirms this in writing. Ownership is transferred at a registration centre, where the car is tested and the new card is printed. We tell you what applies to you before you come.',
      ],
      more: { label: 'Ask us anything else', to: paths.contact() },
    },
  ],
};

export const aboutMessages: Catalogue<typeof en> = { en };
