import Type, { type Static } from 'typebox';
import { MAX_WHOLE } from '../http/schemas.ts';

const wholeNumber = (description: string) => Type.Integer({ maximum: MAX_WHOLE, description });

/** `waiting`: the owner of the address has not confirmed the alert yet, and gets no mails about cars. */
export const AlertState = Type.Union([
  Type.Literal('waiting'),
  Type.Literal('confirmed'),
  Type.Literal('ended'),
]);
export type AlertState = Static<typeof AlertState>;

/** The limits of search alerts. An origin that answers with them has search alerts. */
export const SearchAlertTerms = Type.Object({
  perAddress: wholeNumber('How many alerts an address can have'),
  hoursBetweenMails: wholeNumber('An alert sends one mail in this time at most'),
});
export type SearchAlertTerms = Static<typeof SearchAlertTerms>;

/** The answer when an alert is confirmed or ended. */
export const SearchAlertAnswer = Type.Object({
  message: Type.String({ description: 'What to tell the owner' }),
  name: Type.String({ description: 'The search in words' }),
  state: AlertState,
  url: Type.String({ description: 'Where the site lists the cars that match now' }),
});
export type SearchAlertAnswer = Static<typeof SearchAlertAnswer>;
