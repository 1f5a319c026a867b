import { Query } from 'mingo';
import type { Filter } from 'mongodb';

/** Takes a filter and gives the function that says whether a document matches it. */
export function compileFilter<T extends object>(filter: Filter<T>): (document: T) => boolean {
  // mingo spells the types its own way; the language is the same.
  const query = new Query(filter as Record<string, unknown>);
  return (document) => query.test(document as Record<string, unknown>);
}
