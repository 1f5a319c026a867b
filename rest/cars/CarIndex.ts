import type { ItemRange } from '../itemRange.ts';
import type { Car } from './car.ts';
import type { CarFilter } from './CarFilter.ts';
import type { CarSort } from './carSorts.ts';
import type { ChangeCursor } from './changes/ChangeCursor.ts';
import type { CarFacets } from './facets.ts';
import type { CarCursor } from './walk/CarCursor.ts';

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

/** What is asked of a walk through the stock. */
export interface WalkQuery {
  filter: CarFilter;
  sort: CarSort;
  /** Where the part begins, or ends if `backward`; at the beginning of the list where it is left out. */
  from?: CarCursor;
  backward?: boolean;
  /** How many cars to leave out at the start of the part. */
  skip?: number;
  /** How many cars at most. */
  limit: number;
  /** The fields that are needed beside `_id`; the whole car where it is left out. */
  fields?: readonly CarField[];
  /** Whether the facets are needed as well. */
  facets?: boolean;
}

/** A part of a walk, in the order of the list. Every car that is listed as long as a walk takes is met once in it. */
export interface WalkPart {
  cars: Partial<Car>[];
  /** The place of each of them. */
  cursors: CarCursor[];
  /** Whether there are more cars in the direction of the walk. */
  hasMore: boolean;
  /** How many cars match. */
  total: number;
  /** Where in the feed of changes the walk began: nothing in the part is older. */
  since: ChangeCursor;
  facets?: CarFacets;
}

/** Tells which cars match: from columns in memory, or by the indexes of a database. */
export interface CarIndex {
  list(query: CarQuery): Promise<CarList>;
  facets(filter: CarFilter): Promise<CarFacets>;
  /** Throws `Gone` where a walk has taken too long to go on. */
  walk(query: WalkQuery): Promise<WalkPart>;
  close(): Promise<void>;
}
