import type { Mutation } from '../generated/schemaTypes.ts';
import type { FormHandling } from '../origin/FormClient.ts';
import { standardMessageFields } from '../origin/originMessage.ts';
import type { ErrorMapping } from '../origin/userErrors.ts';
import type { TypedField } from './typedChoices.ts';

/** The answer to the mutation `Name`. */
export type Payload<Name extends keyof Mutation> = Extract<Mutation[Name], object>;

/** How the form of the mutation `Name` is sent, and answered. */
interface VisitorForm<Name extends keyof Mutation> extends ErrorMapping, Pick<FormHandling, 'stored'> {
  /** Its address at the REST API. */
  path: string;
  /** The field of the payload for what was stored: its id, and what was entered. */
  thing: Exclude<keyof Payload<Name>, 'message' | 'userErrors' | '__typename'>;
  /** The fields that may be sent as a text instead. */
  choices?: readonly TypedField[];
  /** Whether the specification does not have it, so that an origin may not offer it. It is about a car. */
  isAddition?: true;
  /** Whether it has photos: then it is sent as `multipart/form-data`, otherwise as JSON. */
  photos?: true;
}

/**
 * The forms of visitors, by their mutations. Resolvers, the scope that a partner's key needs, and the counts in the metrics
 * follow from this table.
 */
export const visitorForms = {
  sellCar: {
    path: '/api/v1/sell-car',
    thing: 'submission',
    choices: ['regionalSpecs', 'emirate', 'wantsTradeIn'],
    photos: true,
    stored: 'created',
  },
  // The origin's own sentence is shown where it has one (TD-9).
  requestTestDrive: {
    path: '/api/v1/test-drive',
    thing: 'testDrive',
    choices: ['timeSlot'],
    stored: 'confirmed',
    missing: 'carId',
    messageFields: standardMessageFields,
  },
  // The same (BN-6).
  requestPurchase: {
    path: '/api/v1/buy-car',
    thing: 'purchase',
    stored: 'confirmed',
    missing: 'carId',
    messageFields: standardMessageFields,
  },
  offerPrice: {
    path: '/api/v1/price-offer',
    thing: 'priceOffer',
    isAddition: true,
    stored: 'confirmed',
    missing: 'carId',
  },
  applyForFinance: {
    path: '/api/v1/finance-eligibility',
    thing: 'application',
    choices: ['paysLoans'],
    stored: 'created',
  },
  sendContactMessage: { path: '/api/v1/contact-us', thing: 'contactMessage', stored: 'confirmed' },
  // The origin says in `error` or `success` what went wrong (NEWS-4).
  subscribe: {
    path: '/api/v1/subscribe',
    thing: 'subscription',
    stored: 'created',
    messageFields: ['error', 'success', 'message'],
  },
} satisfies { [Name in keyof Mutation]?: VisitorForm<Name> };

/** A mutation that sends a form of `visitorForms`. */
export type FormName = keyof typeof visitorForms;
