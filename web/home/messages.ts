import { dealership } from '../dealer/dealership.ts';
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

  figures: {
    cars: 'cars for sale now',
    years: 'years in business',
    clients: 'clients',
    rating: `out of 5, from ${figures.reviews} reviews`,
  },

  asOf: (date: string) => `The cars are counted live; the other figures are as of ${date}.`,

  why: 'Why choose us',
  whyLead: 'Facts before talk, and a clear time for every answer. Days on which we are closed do not count.',
  /** Each is read after its time: `2 hours` to confirm your test drive. */
  whyRows: {
    booking: {
      title: 'To confirm your test drive',
      body: 'Choose the car, the day and the time that suit you. The hours count while we are open.',
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
  upTo: (most: string) => `Up to AED\u00a0${most}`,
  between: (least: string, most: string) => `AED\u00a0${least} to ${most}`,
  above: (least: string) => `From AED\u00a0${least}`,
  cars: (count: number) => (count === 1 ? '1 car' : `${grouped(count)} cars`),

  brands: 'Brands',
  pauseBrands: 'Pause the moving logos',
  playBrands: 'Play the moving logos',
};

export const homeMessages: Catalogue<typeof en> = { en };
