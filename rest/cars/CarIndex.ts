import type { ItemRange } from '../http/itemRange.ts';
import type { Car } from './car.ts';
import type { CarFilter } from './CarFilter.ts';
import type { CarSort } from './carSorts.ts';
import type { ChangeCursor } from './changes/ChangeCursor.ts';
import type { CarFacets } from './facets/facets.ts';
import type { CarCursor } from './walk/CarCursor.ts';

/** The name of a field of a car. */
export type CarField = keyof Car;

/** A query for a list of cars. */
export interface CarQuery {
  filter?: CarFilter;
  /** Newest first when left out. */
  sort?: CarSort;
  /** The whole list when left out. */
  part?: ItemRange;
  /** The fields that are needed besides `_id`; the whole car when left out. */
  fields?: readonly CarField[];
  /** Whether the facets are needed as well. */
  facets?: boolean;
}

/** A part of a list of cars; `read` reads the cars themselves. */
export interface CarList {
  /** How many cars match. */
  total: number;
  /** How many of them are in the part. */
  length: number;
  facets?: CarFacets;
  /** Reads the cars of the part in order, some at a time; cars that have left the stock meanwhile are missing. */
  read: () => AsyncIterable<Partial<Car>[]>;
}

/** A query for a part of a walk through the stock. */
export interface WalkQuery {
  filter: CarFilter;
  sort: CarSort;
  /** Where the part begins, or ends if `backward`; at the beginning of the list when left out. */
  from?: CarCursor;
  backward?: boolean;
  /** How many cars to skip at the start of the part. */
  skip?: number;
  /** How many cars at most. */
  limit: number;
  /** The fields that are needed besides `_id`; the whole car when left out. */
  fields?: readonly CarField[];
  /** Whether the facets are needed as well. */
  facets?: boolean;
}

/** A part of a walk, in the order of the list. A walk meets every car that stays listed during it exactly once. */
export interface WalkPart {
  cars: Partial<Car>[];
  /** The place of each car. */
  cursors: CarCursor[];
  /** Whether there are more cars in the direction of the walk. */
  hasMore: boolean;
  /** How many cars match. */
  total: number;
  /** The place in the feed of changes at which the walk began: nothing in the part is older. */
  since: ChangeCursor;
  facets?: CarFacets;
}

/** Finds matching cars: in columns in memory, or by the indexes of a database. */
export interface CarIndex {
  list(query: CarQuery): Promise<CarList>;
  facets(filter: CarFilter): Promise<CarFacets>;
  /** Rejects with `Gone` when a walk has taken too long to go on. */
  walk(query: WalkQuery): Promise<WalkPart>;
  close(): Promise<void>;
}
