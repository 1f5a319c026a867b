import type { Dealership } from '../dealership/dealership.ts';
import type { Counted } from '../dealership/latestAnswer.ts';

/** What whoever sends an enquiry is promised: one of the dealer's promises, and the time that counts until it is due. */
interface PromisedAnswer {
  promise: keyof Dealership['promises'];
  counted: Counted;
}

/**
 * The kinds of enquiries that somebody at the dealer answers, with what each is promised (back office, clock). A newsletter
 * or a search alert is none: nobody answers it.
 */
export const answeredKinds: ReadonlyMap<string, PromisedAnswer> = new Map([
  ['testDrive', { promise: 'testDriveConfirmation', counted: 'open hours' }],
  ['purchase', { promise: 'salesContact', counted: 'open days' }],
  ['priceOffer', { promise: 'salesContact', counted: 'open days' }],
  ['sellCar', { promise: 'sellReply', counted: 'open days' }],
  ['finance', { promise: 'financeReply', counted: 'open days' }],
  ['contact', { promise: 'salesContact', counted: 'open days' }],
]);
