import type { Dealership } from '../../rest/dealership/dealership.ts';
import { defaultDealership } from '../../rest/dealership/defaultDealership.ts';
import { promiseInWords } from '../../rest/dealership/promiseInWords.ts';
import { dealershipChanges } from './dealershipChanges.ts';

// The facts of the dealer are in `rest`, which uses them in mails and replies. This file gives `web` access to them. Only
// `web/receipts` and `web/testDrives` import more from there directly, such as when an answer is due, as few pages need
// it.
export { AHEAD_OF_UTC, dayNumber, type DubaiTime, dubaiTime } from '../../rest/dealership/dubaiTime.ts';

/** The dealer's facts, as they were when the page was rendered. */
export const dealership: Dealership = { ...defaultDealership, ...dealershipChanges() };

/** Somebody who sells cars. */
export type Salesperson = Dealership['people'][number];

/** Whether a fact is made up for the demonstration. Pages mark it with the word `Example`. */
export function isExample(fact: Dealership['examples'][number]): boolean {
  return dealership.examples.includes(fact);
}

/** The dealer's promises in words, such as `24-48 hours`. The type of `fromEntries` loses the names. */
export const promises = Object.fromEntries(
  Object.entries(dealership.promises).map(([name, promised]) => [name, promiseInWords(promised)]),
) as Record<keyof Dealership['promises'], string>;

/** The address of the showroom in one line, ending with the city. */
export const showroomAddress = `${dealership.street}, ${dealership.city}`;

/** The address that shows the way to the showroom on a map. */
export const directions = `https://www.google.com/maps/dir/?api=1&destination=${encodeURIComponent(
  `${dealership.legalName}, ${showroomAddress}`,
)}`;

/** The `tel:` address of a phone number. */
export function telephone(number: string): string {
  return `tel:${number.replace(/[^+\d]/g, '')}`;
}

/**
 * The address that opens a WhatsApp chat with the dealer, or with the person of another `number`; `text`: the initial text of
 * the message, if there is one.
 */
export function whatsApp(text?: string, number = dealership.whatsApp): string {
  return `https://wa.me/${number}${text ? `?text=${encodeURIComponent(text)}` : ''}`;
}
