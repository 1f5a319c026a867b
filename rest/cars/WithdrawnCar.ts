import Type, { type Static } from 'typebox';
import { StoredCar } from './storedCar.ts';

/** A car that the dealer has withdrawn from the stock. Its page says so, and the car can be listed again as it was. */
export const WithdrawnCar = Type.Object({
  _id: Type.String(),
  title: Type.String(),
  /** ISO 8601. */
  withdrawnAt: Type.String(),
  /** Whether a person has withdrawn it in the back office: then no file lists it again. */
  byHand: Type.Optional(Type.Boolean()),
  car: StoredCar,
});
export type WithdrawnCar = Static<typeof WithdrawnCar>;
