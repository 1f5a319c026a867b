import Type, { type Static } from 'typebox';
import { StoredCar } from './storedCar.ts';

/** A car that the dealer has withdrawn from the stock. Its page says so, and the car can be listed again as it was. */
export const WithdrawnCar = Type.Object({
  _id: Type.String(),
  title: Type.String(),
  /** ISO 8601. */
  withdrawnAt: Type.String(),
  car: StoredCar,
});
export type WithdrawnCar = Static<typeof WithdrawnCar>;
