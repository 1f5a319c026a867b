import Type, { type Static } from 'typebox';

/** What a gateway tells of one sender of operations, to be counted with what other gateways tell of it. */
export const CostReport = Type.Object({
  /** Who it is: `partner ID` or `network ADDRESS`. */
  sender: Type.String({ minLength: 1, maxLength: 200 }),
  /** What was used, in points. */
  cost: Type.Integer({ minimum: 0 }),
  /** What is wanted besides, if it fits, in points. */
  wanted: Type.Integer({ minimum: 0 }),
  /** How many points the sender may use in a minute. */
  limit: Type.Integer({ minimum: 1 }),
  /** How many operations this is about. */
  requests: Type.Integer({ minimum: 0 }),
  /** The first characters of the key that was used. */
  keyPrefix: Type.Optional(Type.String({ maxLength: 20 })),
});
export type CostReport = Static<typeof CostReport>;

/** What all gateways together have counted of a sender in this minute. */
export const CostTotal = Type.Object({
  total: Type.Number(),
  /** When the next minute begins, ms from now. */
  resetIn: Type.Number(),
  /** Whether what was wanted fits, and is counted. */
  granted: Type.Boolean(),
});
export type CostTotal = Static<typeof CostTotal>;
