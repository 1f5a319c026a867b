import type { CarParent } from './CarsApi.ts';
import type { CarFilter } from '../generated/schemaTypes.ts';

/** A part of the list, read from the origin. */
export interface CarConnectionParent {
  /** Null in the place of a car that cannot be read. */
  cars: (CarParent | null)[];
  /** The position of the first car in the whole list. */
  start: number;
  total: number;
  filter: CarFilter;
}
