import type { Filter } from 'mongodb';
import type { Stored } from '../store/Collection.ts';

/** The filter for what belongs to a record by its id: `<id>-…`, such as its events and its mails. Sort by `_id` with it. */
export function idsBelow<T extends Stored>(id: string): Filter<T> {
  // "." follows "-". The type of a filter cannot tell the id of a generic document.
  return { _id: { $gt: `${id}-`, $lt: `${id}.` } } as Filter<T>;
}
