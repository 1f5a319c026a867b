import type { StoredCar } from './storedCar.ts';

/** A car that the dealer has taken out of the stock. Its page says so, and it can be listed again as it was. */
export interface WithdrawnCar {
  _id: string;
  title: string;
  /** ISO 8601. */
  withdrawnAt: string;
  car: StoredCar;
}
