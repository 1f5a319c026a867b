import Type, { type Static, type TString } from 'typebox';
import { choice, clockPattern, email, requiredText, secureAddressPattern } from '../http/fields.ts';
import { phonePattern, salesFacts, whatsAppPattern } from './salesFacts.ts';
import { record } from './record.ts';

const day = Type.String({ format: 'date' });
const dayOf = (title: string) => Type.String({ format: 'date', title });

/** From when until when the showroom is open, on a 24-hour clock, such as `09:00`. It may close after midnight. */
export const OpeningSpan = record({
  opens: Type.String({ pattern: clockPattern }),
  closes: Type.String({ pattern: clockPattern }),
});
export type OpeningSpan = Static<typeof OpeningSpan>;

/** When the showroom is open on a day, in order of time; none when it stays closed. */
const spans = (title: string) => Type.Array(OpeningSpan, { title, maxItems: 4 });

/** Days in Dubai (YYYY-MM-DD) on which the showroom stays closed: one, or all from the first to the last. */
export const Holiday = record({ from: day, to: Type.Optional(day), name: requiredText('Name of a holiday') });
export type Holiday = Static<typeof Holiday>;

/** How long something takes: a number, or a range from `min` to `max`, and the unit. */
export const PromisedTime = record({
  min: Type.Optional(Type.Integer({ minimum: 1, maximum: 1_000 })),
  max: Type.Integer({ minimum: 1, maximum: 1_000 }),
  unit: choice('Unit', ['minutes', 'hours', 'days']),
});
export type PromisedTime = Static<typeof PromisedTime>;

const promise = (title: string) =>
  Type.Object(PromisedTime.properties, { additionalProperties: false, title });
const number = (title: string, minimum: number, maximum: number) => Type.Number({ title, minimum, maximum });
const months = (title: string) => Type.Integer({ title, minimum: 1, maximum: 120 });
const percent = (title: string) => number(title, 0, 100);
const rate = (currency: string) => number(`Rate of ${currency}`, 0.0001, 1_000);
const figure = (title: string) => Type.String({ title, minLength: 1, maxLength: 20, format: 'line' });

/** The accounts of the dealer in social networks, each with an address of the shape `url`. */
export const socialNetworks = (url: TString) =>
  Type.Array(record({ name: requiredText('Name'), url }), { title: 'Social networks', maxItems: 10 });

/**
 * The dealer's facts: who and where the dealer is, hours, promises, terms of finance and marketing figures. Site, mails and
 * receipts, and the time by which an enquiry is due, read one record of them, which the back office changes (back office,
 * settings). `defaultDealership` is the record until then.
 */
export const Dealership = Type.Object(
  {
    name: requiredText('Name'),
    legalName: requiredText('Legal name'),
    /** Shown with the spaces as written here. Call Now dials the first one. */
    phones: Type.Array(Type.String({ pattern: phonePattern }), {
      title: 'Phone numbers',
      minItems: 1,
      maxItems: 5,
    }),
    /** Digits only, with the country code. */
    whatsApp: Type.String({ title: 'WhatsApp number', pattern: whatsAppPattern }),
    email,
    /** The address of the showroom, without the city. */
    street: requiredText('Street'),
    city: requiredText('City'),
    /** ISO 3166. */
    country: Type.String({ title: 'Country', pattern: '^[A-Z]{2}$' }),
    /** The position of the pin on the map, degrees. */
    position: record({ latitude: number('Latitude', -90, 90), longitude: number('Longitude', -180, 180) }),
    /** From Monday to Sunday. */
    openingHours: record({
      Monday: spans('Hours on Monday'),
      Tuesday: spans('Hours on Tuesday'),
      Wednesday: spans('Hours on Wednesday'),
      Thursday: spans('Hours on Thursday'),
      Friday: spans('Hours on Friday'),
      Saturday: spans('Hours on Saturday'),
      Sunday: spans('Hours on Sunday'),
    }),
    holidays: Type.Array(Holiday, { title: 'Holidays', maxItems: 100 }),
    /** Those without an address are not shown. */
    socials: socialNetworks(Type.String({ maxLength: 500, pattern: `^$|${secureAddressPattern}` })),
    promises: record({
      financeReply: promise('Answer to a finance application'),
      testDriveConfirmation: promise('Confirmation of a test drive'),
      salesContact: promise('Contact by sales'),
      sellReply: promise('Reply to an offer'),
      testDriveLength: promise('Length of a test drive'),
    }),
    /** The limits and initial values of the payment calculator. Down payments are in percent, rates in percent per year. */
    finance: record({
      minDownPayment: percent('Least down payment'),
      maxDownPayment: percent('Largest down payment'),
      downPayment: percent('Down payment'),
      minMonths: months('Shortest term'),
      maxMonths: months('Longest term'),
      months: months('Term'),
      reducingRate: percent('Reducing rate'),
      flatRate: percent('Flat rate'),
    }),
    /** The price of one unit of each currency on the day `asOf`, AED. */
    exchange: record({
      asOf: dayOf('Day of the rates'),
      rates: record({
        USD: rate('USD'),
        EUR: rate('EUR'),
        GBP: rate('GBP'),
        SAR: rate('SAR'),
        INR: rate('INR'),
      }),
    }),
    /** The day on which the marketing figures were last checked. */
    figuresAsOf: dayOf('Day of the figures'),
    figures: record({
      cars: figure('Cars'),
      clients: figure('Clients'),
      years: figure('Years'),
      brands: figure('Brands'),
      models: figure('Models'),
      reviews: figure('Reviews'),
      rating: figure('Rating'),
      support: figure('Support'),
      subscribers: figure('Subscribers'),
    }),
    ...salesFacts,
  },
  { $id: 'Dealership', additionalProperties: false },
);
export type Dealership = Static<typeof Dealership>;
export type Weekday = keyof Dealership['openingHours'];
