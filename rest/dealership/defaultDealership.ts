import type { Dealership, OpeningSpan } from './dealership.ts';

const onWeekdays: OpeningSpan[] = [{ opens: '09:00', closes: '19:00' }];

/**
 * The dealer's facts until they are changed in the back office, and everywhere the only place where they are written. The
 * marketing figures and the promises are those of spec §9 and §1.
 */
export const defaultDealership: Dealership = {
  name: 'Marsa',
  legalName: 'Marsa Motors',
  phones: ['+971 4 000 0000', '+971 50 000 1234'],
  whatsApp: '971500001234',
  email: 'hello@example.ae',
  street: 'Sheikh Zayed Road, Al Quoz 3',
  city: 'Dubai',
  country: 'AE',
  position: { latitude: 25.1415, longitude: 55.2325 },
  openingHours: {
    Monday: onWeekdays,
    Tuesday: onWeekdays,
    Wednesday: onWeekdays,
    Thursday: onWeekdays,
    Friday: onWeekdays,
    Saturday: [{ opens: '10:00', closes: '18:00' }],
    Sunday: [],
  },
  /** None: Islamic holidays are announced late, and which other ones a dealer keeps only the dealer knows. */
  holidays: [],
  socials: [
    { name: 'Instagram', url: '' },
    { name: 'Facebook', url: '' },
    { name: 'LinkedIn', url: '' },
  ],
  promises: {
    financeReply: { max: 24, unit: 'hours' },
    testDriveConfirmation: { max: 2, unit: 'hours' },
    salesContact: { max: 24, unit: 'hours' },
    sellReply: { min: 24, max: 48, unit: 'hours' },
    testDriveLength: { min: 20, max: 30, unit: 'minutes' },
  },
  /**
   * At least 20% down and at most 60 months are rules of the UAE Central Bank for car loans. The rates are the dealer's
   * examples of what banks offer.
   */
  finance: {
    minDownPayment: 20,
    maxDownPayment: 80,
    downPayment: 20,
    minMonths: 12,
    maxMonths: 60,
    months: 60,
    reducingRate: 3.99,
    flatRate: 2.15,
  },
  /** Prices are also shown in these currencies, marked as approximate. The dollar is pegged at 3.6725. */
  exchange: {
    asOf: '2026-11-20',
    rates: { USD: 3.6725, EUR: 4.25, GBP: 4.85, SAR: 0.979, INR: 0.0415 },
  },
  figuresAsOf: '2026-11-20',
  figures: {
    cars: '500+',
    clients: '1,000+',
    years: '15+',
    brands: '50+',
    models: '500+',
    reviews: '5,000+',
    rating: '4.9',
    support: '24/7',
    subscribers: '5,000+',
  },
  /** Of all this, the specification says nothing, and only the dealer knows it. */
  priceParts: [],
  people: [],
  licences: [],
  reviews: [],
  ratingSources: [],
  waysToPay: [],
  testDriveBring: [],
  examples: [],
};
