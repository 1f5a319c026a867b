import { dealership, promises } from '../dealer/dealership.ts';
import { formatAed } from '../ui/text/formatAed.ts';
import { grouped } from '../ui/text/grouped.ts';
import type { Catalogue } from '../ui/text/useMessages.ts';

const { city, figures } = dealership;

const en = {
  title: `Premium used cars in ${city}`,
  description: `Premium used cars in ${city}. Browse the collection, book a test drive, apply for finance, or sell us your car.`,
  headline: 'Fine cars, calmly chosen.',
  lead: `Premium used cars in ${city}. Look around, drive the one you like, and buy when you are sure.`,
  browse: 'Browse Collection',
  bookTestDrive: 'Book Test Drive',
  heroPicture: 'Illustration: a deep teal sports coupé in a studio',

  find: 'Find your car',
  byBody: 'Body types',
  byMake: 'Makes',
  allMakes: 'All makes',

  figures: {
    cars: 'cars for sale now',
    years: 'years in business',
    clients: 'clients',
    rating: `out of 5, from ${figures.reviews} reviews`,
  },

  asOf: (date: string) => `The cars are counted live; the other figures are as of ${date}.`,

  why: 'Why choose us',
  whyLead: 'Facts before talk, and a clear time for every answer, counted on working days.',
  /** Each is read after its time: `2 hours` to confirm your test drive. */
  whyRows: {
    booking: {
      title: 'To confirm your test drive',
      body: 'Choose the car, the day and the time that suit you. We confirm during opening hours.',
    },
    drive: {
      title: 'At the wheel',
      body: 'A test drive, in the very car that you may take home.',
    },
    answer: {
      title: 'To answer your finance application',
      body: 'Applying takes a few minutes and does not affect your credit score.',
    },
    selling: {
      title: 'To reply about your own car',
      body: 'Sell it, exchange it, or let us sell it for you.',
    },
  },

  arrivals: 'Latest arrivals',
  sale: 'For Sale',
  testDrive: 'Test Drive Available',
  allCars: 'See all cars',

  budgets: 'By budget',
  upTo: (most: number) => `Up to ${formatAed(most)}`,
  between: (least: number, most: number) => `${formatAed(least)} to ${grouped(most)}`,
  above: (least: number) => `From ${formatAed(least)}`,
  cars: (count: number) => (count === 1 ? '1 car' : `${grouped(count)} cars`),

  bands: {
    sell: {
      title: 'Sell us your car',
      body: `Send us its details and a few photos. We reply within ${promises.sellReply} (working days): we can buy it, take it in exchange, or sell it for you.`,
      link: 'Offer your car',
    },
    finance: {
      title: 'Pay by the month',
      body: `Applying takes a few minutes and does not affect your credit score. We answer within ${promises.financeReply} (working days).`,
      link: 'Ask for finance',
    },
  },

  showroom: 'Come and see them',
  showroomLead: 'Walk around the cars, sit inside, and ask what you like.',
  directions: 'Directions',
  writeToUs: 'Write to us',

  brands: 'Brands',
  pauseBrands: 'Pause the moving logos',
  playBrands: 'Play the moving logos',
};

export const homeMessages: Catalogue<typeof en> = { en };
