import Type, { type Static } from 'typebox';

/** The usage of one client as a gateway reports it; the reports of all gateways are added up. */
export const CostReport = Type.Object({
  /** `partner ID` or `network ADDRESS`. */
  sender: Type.String({ minLength: 1, maxLength: 200 }),
  /** How many points were used. */
  cost: Type.Integer({ minimum: 0 }),
  /** How many more points the sender wants; they are counted only if they are within the limit. */
  wanted: Type.Integer({ minimum: 0 }),
  /** How many points the sender may use in a minute. */
  limit: Type.Integer({ minimum: 1 }),
  /** How many operations the report is about. */
  requests: Type.Integer({ minimum: 0 }),
  /** The first characters of the key that was used. */
  keyPrefix: Type.Optional(Type.String({ maxLength: 20 })),
});
export type CostReport = Static<typeof CostReport>;

/** What all gateways together have counted for a sender in this minute. */
export const CostTotal = Type.Object({
  total: Type.Number(),
  /** When the next minute begins, ms from now. */
  resetIn: Type.Number(),
  /** Whether the wanted points are within the limit, and are counted. */
  granted: Type.Boolean(),
});
export type CostTotal = Static<typeof CostTotal>;
