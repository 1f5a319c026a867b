export type Weekday = 'Monday' | 'Tuesday' | 'Wednesday' | 'Thursday' | 'Friday' | 'Saturday' | 'Sunday';

/** When the showroom opens and closes on a day, on a 24-hour clock, such as `09:00`. */
export type OpeningHours = { opens: string; closes: string } | 'closed';

/** From Monday to Sunday. The opening hours on the site and for search engines, and the booking form, are made from these. */
const openingHours: Record<Weekday, OpeningHours> = {
  Monday: { opens: '09:00', closes: '19:00' },
  Tuesday: { opens: '09:00', closes: '19:00' },
  Wednesday: { opens: '09:00', closes: '19:00' },
  Thursday: { opens: '09:00', closes: '19:00' },
  Friday: { opens: '09:00', closes: '19:00' },
  Saturday: { opens: '10:00', closes: '18:00' },
  Sunday: 'closed',
};

/**
 * Facts about the business, edited by the dealer. The site, the mails and the replies to forms read them here; none is
 * written anywhere else. The marketing figures and the promises are those of spec §9 and §1.
 */
export const dealership = {
  name: 'Marsa',
  legalName: 'Marsa Motors',
  /** Shown with the spaces as written here. Call Now dials the first one. */
  phones: ['+971 4 000 0000', '+971 50 000 1234'],
  /** Digits only, with the country code. */
  whatsApp: '971500001234',
  email: 'hello@example.ae',
  /** The address of the showroom, without the city. */
  street: 'Sheikh Zayed Road, Al Quoz 3',
  city: 'Dubai',
  /** ISO 3166. */
  country: 'AE',
  /** The position of the pin on the map, degrees. */
  position: { latitude: 25.1415, longitude: 55.2325 },
  openingHours,
  /** The times at which test drives are offered, as spec §9 writes them. `schema/testDrive.graphql` lists them too. */
  testDriveTimes: ['11:00 AM', '11:30 AM', '12:00 PM', '12:30 PM', '01:00 PM', '01:30 PM'] as const,
  /** Those without an address are named, but are no links. */
  socials: [
    { name: 'Instagram', url: '' },
    { name: 'Facebook', url: '' },
    { name: 'LinkedIn', url: '' },
  ],
  /** A number or a range, a space, and the unit: sentences continue after it, and pages show the number large. */
  promises: {
    financeReply: '24 hours',
    testDriveConfirmation: '2 hours',
    salesContact: '24 hours',
    sellReply: '24-48 hours',
    testDriveLength: '20-30 minutes',
  },
  /**
   * The limits and initial values of the payment calculator. Down payments are in percent, rates in percent per year. At
   * least 20% down and at most 60 months are rules of the UAE Central Bank for car loans. The rates are the dealer's
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
  /**
   * The price of one unit of each currency on the day `asOf`, AED. Prices are also shown in these currencies, marked as
   * approximate. The dealer updates the rates here; the dollar is pegged at 3.6725.
   */
  exchange: {
    asOf: '2026-11-20',
    rates: { USD: 3.6725, EUR: 4.25, GBP: 4.85, SAR: 0.979, INR: 0.0415 },
  },
  /** The day on which the marketing figures were last checked. */
  figuresAsOf: '2026-11-20',
  figures: {
    cars: '500+',
    clients: '1000+',
    years: '15+',
    brands: '50+',
    models: '500+',
    reviews: '5000+',
    rating: '4.9',
    support: '24/7',
    subscribers: '5000+',
  },
};
