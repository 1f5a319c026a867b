import Type, { type Static } from 'typebox';

/** Waiting: the owner of the address has not confirmed it yet, and is sent nothing else. */
export const AlertState = Type.Union([
  Type.Literal('waiting'),
  Type.Literal('confirmed'),
  Type.Literal('ended'),
]);
export type AlertState = Static<typeof AlertState>;

/** What can be asked for: whether there are search alerts at all, and their bounds. */
export const SearchAlertTerms = Type.Object({
  perAddress: Type.Integer({ description: 'How many alerts an address can have' }),
  hoursBetweenMails: Type.Integer({ description: 'An alert sends one mail in this time at most' }),
});
export type SearchAlertTerms = Static<typeof SearchAlertTerms>;

/** The answer to the confirmation, or the end, of an alert. */
export const SearchAlertAnswer = Type.Object({
  message: Type.String({ description: 'What to tell the owner' }),
  name: Type.String({ description: 'The search in words' }),
  state: AlertState,
  url: Type.String({ description: 'Where the site lists the cars that match now' }),
});
export type SearchAlertAnswer = Static<typeof SearchAlertAnswer>;
