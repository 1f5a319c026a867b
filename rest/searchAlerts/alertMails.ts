import type { Car } from '../cars/car.ts';
import { carName } from '../cars/carName.ts';
import type { Dealership } from '../dealership/dealership.ts';
import { type CustomerMail, customerMail } from '../mail/customerMail.ts';
import type { Mail } from '../mail/Mail.ts';
import { oneClickHeaders } from '../mail/oneClickHeaders.ts';

/** An alert sends at most one mail in this many hours. */
export const HOURS_BETWEEN_MAILS = 24;
/** How many cars a mail describes. */
const CARS = 10;

/** A car that matches an alert, as it is now. */
export interface MatchingCar {
  car: Car;
  /** The asking price, AED. */
  price: number | null;
  /** The asking price before it was reduced, AED; null for a newly listed car. */
  priceBefore: number | null;
}

interface Parts {
  /** The search in words. */
  search: string;
  /** At least one. */
  cars: MatchingCar[];
  /** Where all cars of the search are listed. */
  listing: string;
  endUrl: string;
  publicUrl: string;
  dealership: Dealership;
}

/** The mail to the owner of an alert about new and cheaper cars: describes ten of them, and says how many more there are. */
export function alertMail(to: string, { search, cars, listing, endUrl, publicUrl, dealership }: Parts): Mail {
  const shown = cars.slice(0, CARS).map((car) => described(car, publicUrl));
  const more = cars.length - shown.length;
  const words: CustomerMail = {
    subject: cars.length === 1 ? 'A car for your search' : `${cars.length} cars for your search`,
    text: `new cars and lower prices for your search:
${search}

${shown.join('\n\n')}
${more > 0 ? `\nand ${more} more.\n` : ''}
All cars of this search:
${listing}

We write once a day at most. To end this alert, open this link and press its button:
${endUrl}`,
    team: 'sales',
  };
  return { ...customerMail(to, words, dealership), headers: oneClickHeaders(endUrl) };
}

function described({ car, price, priceBefore }: MatchingCar, publicUrl: string): string {
  const reduced = price !== null && priceBefore !== null && price < priceBefore;
  const asked = price === null ? 'price on request' : aed(price);
  const facts = [
    car.year,
    car.mileage !== null && `${car.mileage.toLocaleString('en-US')} km`,
    car.exteriorColor,
  ].filter(Boolean);
  return [
    `${reduced ? 'Lower price' : 'New'}: ${carName(car)}`,
    reduced ? `Now ${asked}, was ${aed(priceBefore)}` : asked,
    ...(facts.length > 0 ? [facts.join(' · ')] : []),
    `${publicUrl}/car/${encodeURIComponent(car._id)}`,
  ].join('\n');
}

function aed(price: number): string {
  return `AED ${price.toLocaleString('en-US')}`;
}

/**
 * The mail that asks the owner of an address to confirm an alert. `search`: the search in words, without any text that a
 * visitor has typed; '' if nothing is left.
 */
export function confirmationMail(
  to: string,
  {
    token,
    search,
    publicUrl,
    dealership,
  }: { token: string; search: string; publicUrl: string; dealership: Dealership },
): Mail {
  const words: CustomerMail = {
    subject: 'Confirm your search alert',
    text: `somebody, we hope it was you, has asked us to write to this address about
new cars and lower prices for a search on our site${search && `: ${search}`}.

To begin the alert, open this link and press its button:
${publicUrl}/search-alert/${token}/confirm

It sends one mail a day at most, and you end it with one click. If you did
not ask for it, do nothing: we will not write again, and forget the request
after 7 days.`,
    team: 'sales',
  };
  return { ...customerMail(to, words, dealership), typedRecipient: true };
}

/** The mail to a visitor who asks for an alert that is on already. The page does not say so: anybody can enter any address. */
export function knownAlertMail(
  to: string,
  { endUrl, search, dealership }: { endUrl: string; search: string; dealership: Dealership },
): Mail {
  const words: CustomerMail = {
    subject: 'Your search alert is on already',
    text: `somebody, we hope it was you, has asked for an alert that this address has
already: ${search}.

There is nothing to do: we write when a car matches, once a day at most.
To end the alert, open this link and press its button:
${endUrl}`,
    team: 'sales',
  };
  return { ...customerMail(to, words, dealership), typedRecipient: true, headers: oneClickHeaders(endUrl) };
}
