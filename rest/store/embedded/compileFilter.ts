import { Query } from 'mingo';
import type { Filter } from 'mongodb';

/** Turns a filter into a function that tells whether a document matches it. */
export function compileFilter<T extends object>(filter: Filter<T>): (document: T) => boolean {
  // mingo has its own types for the same query language.
  const query = new Query(filter as Record<string, unknown>);
  return (document) => query.test(document as Record<string, unknown>);
}
