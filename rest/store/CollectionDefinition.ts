import type { TObject } from 'typebox';
import type { Sort } from './Collection.ts';

/** An index of a collection: its keys in order of importance. `unique`: no two documents have the same keys. */
export interface IndexDefinition {
  readonly keys: Sort;
  readonly unique?: boolean;
}

/** What the store must know about a collection. Each feature declares its own; `rest/store/open/collections.ts` lists all. */
export interface CollectionDefinition {
  readonly name: string;
  /** The shape of its documents. A nullable property that a document lacks is read as null. */
  readonly shape: TObject;
  /** The indexes that the feature's queries need. */
  readonly indexes?: readonly IndexDefinition[];
}
