import type { CarParent } from './CarsApi.ts';
import type { CarFilter } from '../generated/schemaTypes.ts';

/** A part of the list, read from the origin. */
export interface CarConnectionParent {
  cars: CarParent[];
  /** The position of the first car in the whole list. */
  start: number;
  total: number;
  filter: CarFilter;
}
