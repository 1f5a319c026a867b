export type Weekday = 'Monday' | 'Tuesday' | 'Wednesday' | 'Thursday' | 'Friday' | 'Saturday' | 'Sunday';

/** When the showroom opens and closes on a day, by a clock of 24 hours, such as `09:00`. */
export type OpeningHours = { opens: string; closes: string } | 'closed';

/** From Monday to Sunday. The lines on the site, what search engines read and the booking form follow from it. */
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
 * Facts about the business, edited by the dealer. The site, the mails and the replies to forms read them here, and
 * none of them stands anywhere else. The marketing figures and the promises are those of spec §9 and §1.
 */
export const dealership = {
  name: 'Marsa',
  legalName: 'Marsa Motors',
  /** As they are dialled; shown with spaces as written. The first one is the line that Call Now dials. */
  phones: ['+971 4 000 0000', '+971 50 000 1234'],
  /** Digits only, with the country code. */
  whatsApp: '971500001234',
  email: 'hello@example.ae',
  /** The address of the showroom, without the city. */
  street: 'Sheikh Zayed Road, Al Quoz 3',
  city: 'Dubai',
  /** ISO 3166. */
  country: 'AE',
  /** Where the map puts its pin, in degrees. */
  position: { latitude: 25.1415, longitude: 55.2325 },
  openingHours,
  /** The times at which test drives are offered, as spec §9 spells them. `schema/testDrive.graphql` lists them, too. */
  testDriveTimes: ['11:00 AM', '11:30 AM', '12:00 PM', '12:30 PM', '01:00 PM', '01:30 PM'] as const,
  /** Those without an address are named, but lead nowhere. */
  socials: [
    { name: 'Instagram', url: '' },
    { name: 'Facebook', url: '' },
    { name: 'LinkedIn', url: '' },
  ],
  /** A number or a range, a space, and the unit: sentences continue behind it, and pages show the number large. */
  promises: {
    financeReply: '24 hours',
    testDriveConfirmation: '2 hours',
    salesContact: '24 hours',
    sellReply: '24-48 hours',
    testDriveLength: '20-30 minutes',
  },
  /**
   * What the payment calculator allows and starts with. Down payments and rates are in percent, the rates a year.
   * 20% down at least and 60 months at most are the rules of the UAE Central Bank for car loans. The rates are the
   * dealer's examples of what banks offer.
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
   * What one unit of a currency costs, AED, on the day `asOf`: prices are shown in these currencies as well, marked as
   * approximate. The dealer writes the rates of the day here; the dollar is pegged at 3.6725.
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
