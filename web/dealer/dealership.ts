import type { Dealership } from '../../rest/dealership/dealership.ts';
import { defaultDealership } from '../../rest/dealership/defaultDealership.ts';
import { promiseInWords } from '../../rest/dealership/promiseInWords.ts';
import { dealershipChanges } from './dealershipChanges.ts';

// The facts of the dealer are in `rest`, which uses them in mails and replies. This file gives `web` access to them. Only
// `web/receipts` and `web/testDrives` import more from there directly, such as when an answer is due, as few pages need
// it.
export { AHEAD_OF_UTC, type DubaiTime, dubaiTime } from '../../rest/dealership/dubaiTime.ts';

/** The dealer's facts, as they were when the page was rendered. */
export const dealership: Dealership = { ...defaultDealership, ...dealershipChanges() };

/** The dealer's promises in words, such as `24-48 hours`. The type of `fromEntries` loses the names. */
export const promises = Object.fromEntries(
  Object.entries(dealership.promises).map(([name, promised]) => [name, promiseInWords(promised)]),
) as Record<keyof Dealership['promises'], string>;

/** The address of the showroom in one line, ending with the city. */
export const showroomAddress = `${dealership.street}, ${dealership.city}`;

/** The `tel:` address of a phone number. */
export function telephone(number: string): string {
  return `tel:${number.replace(/[^+\d]/g, '')}`;
}

/** The address that opens a WhatsApp chat with the dealer; `text`: the initial text of the message, if there is one. */
export function whatsApp(text?: string): string {
  return `https://wa.me/${dealership.whatsApp}${text ? `?text=${encodeURIComponent(text)}` : ''}`;
}
