import type { ItemRange } from '../itemRange.ts';
import type { Car } from './car.ts';
import type { CarFilter } from './CarFilter.ts';
import type { CarSort } from './carSorts.ts';
import type { CarFacets } from './facets.ts';

/** The name of a field of a car. */
export type CarField = keyof Car;

/** What is asked of the stock. */
export interface CarQuery {
  filter?: CarFilter;
  /** Newest first where it is left out. */
  sort?: CarSort;
  /** The whole list where it is left out. */
  part?: ItemRange;
  /** The fields that are needed beside `_id`; the whole car where it is left out. */
  fields?: readonly CarField[];
  /** Whether the facets are needed as well. */
  facets?: boolean;
}

/** A part of a list of cars, of which the cars are still to be read. */
export interface CarList {
  /** How many cars match. */
  total: number;
  /** How many of them are in the part. */
  length: number;
  facets?: CarFacets;
  /** Reads the cars of the part in order, some at a time; those that have left the stock meanwhile are missing. */
  read: () => AsyncIterable<Partial<Car>[]>;
}

/** Tells which cars match: from columns in memory, or by the indexes of a database. */
export interface CarIndex {
  list(query: CarQuery): Promise<CarList>;
  facets(filter: CarFilter): Promise<CarFacets>;
  close(): Promise<void>;
}
