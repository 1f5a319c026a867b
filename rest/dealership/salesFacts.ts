import Type, { type Static } from 'typebox';
import { choice, requiredLines, requiredText, secureAddress } from '../http/fields.ts';
import { record } from './record.ts';

/** What a buyer pays for or gets with a car, besides the car itself. */
const priceItems = ['vat', 'transfer', 'registration', 'plates', 'insurance', 'delivery'] as const;
export type PriceItem = (typeof priceItems)[number];

/**
 * Whether the price of a car includes an item. Else what it costs, AED or in percent of the price; without either, on request.
 * Nothing is known of an item that the dealer's list leaves out.
 */
const PricePart = record({
  item: choice('Part of the price', priceItems),
  included: Type.Boolean(),
  amount: Type.Optional(Type.Number({ minimum: 0, maximum: 1_000_000 })),
  percent: Type.Optional(Type.Number({ minimum: 0, maximum: 100 })),
});

/** A phone number with its spaces. */
export const phonePattern = '^\\+?[\\d ()-]{3,30}$';
/** A number in WhatsApp: digits only, with the country code. */
export const whatsAppPattern = '^\\d{8,15}$';

/** Somebody who sells cars. */
export const Salesperson = record({
  name: requiredText('Name of a salesperson'),
  /** Such as `Sales adviser`. */
  role: requiredText('Role of a salesperson'),
  /** Their English names. */
  languages: Type.Array(requiredText('Language'), { maxItems: 10 }),
  phone: Type.Optional(Type.String({ pattern: phonePattern })),
  /** Digits only, with the country code. */
  whatsApp: Type.Optional(Type.String({ pattern: whatsAppPattern })),
  /** The path of a portrait among the pictures of the REST API, such as `photos/huda.jpg`. */
  picture: Type.Optional(Type.String({ pattern: '^photos/[\\w-][\\w.-]{0,99}$' })),
});
export type Salesperson = Static<typeof Salesperson>;

/** The number of a trade licence, and the authority that has issued it. */
const TradeLicence = record({
  number: requiredText('Number of a licence'),
  authority: requiredText('Authority of a licence'),
});

/** What a customer has written, word for word, and where it can be read. */
const Review = record({
  text: requiredLines('Text of a review', 600),
  author: requiredText('Author of a review'),
  /** Who has published it, such as `Google`. */
  source: requiredText('Source of a review'),
  url: secureAddress,
  /** YYYY-MM-DD. */
  day: Type.String({ format: 'date' }),
});

/** Where the reviews are that the marketing figures `rating` and `reviews` count. */
const RatingSource = record({ name: requiredText('Name of a source'), url: secureAddress });

const words = (title: string) => Type.Array(requiredText(title), { title, maxItems: 12, uniqueItems: true });

/** The facts that the demonstration makes up, and marks as examples. */
export const exampleFacts = [
  ...(['priceParts', 'people', 'licences', 'reviews'] as const),
  ...(['ratingSources', 'waysToPay', 'testDriveBring'] as const),
] as const;

/** The part of the dealer's facts that is about selling: prices, people and proof. Each fact is a list, and changes as a whole. */
export const salesFacts = {
  /** What the price of a car includes, and what comes on top. */
  priceParts: Type.Array(PricePart, { title: 'What the price includes', maxItems: priceItems.length }),
  /** Who sells the cars, the first ones first. */
  people: Type.Array(Salesperson, { title: 'People', maxItems: 20 }),
  licences: Type.Array(TradeLicence, { title: 'Trade licences', maxItems: 5 }),
  reviews: Type.Array(Review, { title: 'Reviews', maxItems: 12 }),
  /** Without a source, the rating is shown only where spec §9 asks for it. */
  ratingSources: Type.Array(RatingSource, { title: 'Sources of the rating', maxItems: 5 }),
  /** How a car can be paid, such as `Bank transfer`. */
  waysToPay: words('Ways to pay'),
  /** What to bring to a test drive, such as `Driving licence`. */
  testDriveBring: words('What to bring to a test drive'),
  /** Which facts are made up. One that is changed in the back office is none any more. */
  examples: Type.Array(choice('Examples', exampleFacts), { title: 'Examples', uniqueItems: true }),
};
