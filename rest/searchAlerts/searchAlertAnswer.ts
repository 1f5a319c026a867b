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
  perAddress: wholeNumber('Maximum number of alerts per address'),
  hoursBetweenMails: wholeNumber('Minimum interval between mails of an alert'),
});
export type SearchAlertTerms = Static<typeof SearchAlertTerms>;

/** The answer when an alert is confirmed or ended. */
export const SearchAlertAnswer = Type.Object({
  message: Type.String({ description: 'The message for the owner' }),
  name: Type.String({ description: 'The search in words' }),
  state: AlertState,
  url: Type.String({ description: 'The page that lists the currently matching cars' }),
});
export type SearchAlertAnswer = Static<typeof SearchAlertAnswer>;
