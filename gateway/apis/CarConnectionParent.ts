import type { CarParent } from './CarsApi.ts';
import type { CarFilter } from '../generated/schemaTypes.ts';

/** A part of a list of cars, as read from the origin. */
export interface CarConnectionParent {
  /** Null in the place of a car that cannot be read. */
  cars: (CarParent | null)[];
  /** The cursor of the car at an index; '' where no cursor was asked for. */
  cursorAt: (index: number) => string;
  hasNextPage: boolean;
  hasPreviousPage: boolean;
  total: number;
  /** The cursor after which `carChanges` follows these cars; null where nobody asked for it, or the origin has none. */
  changesCursor: string | null;
  filter: CarFilter;
}
