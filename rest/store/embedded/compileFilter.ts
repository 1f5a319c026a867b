import { Query } from 'mingo';
import type { Filter } from 'mongodb';

/**
 * Turns a filter into a function that tells whether a document matches it. Where it only compares values, such as a revision,
 * that takes a tenth of the time that mingo takes: an import writes every car under such a filter.
 */
export function compileFilter<T extends object>(filter: Filter<T>): (document: T) => boolean {
  const conditions = Object.entries<unknown>(filter);
  const isPlain = conditions.every(([key, value]) => !/[.$]/.test(key) && isScalar(value));
  let query: Query | undefined;
  return (document) => {
    const found = document as Record<string, unknown>;
    // A missing value counts as null; a list matches each of its values, which is left to mingo.
    if (isPlain && conditions.every(([key]) => isScalar(found[key] ?? null))) {
      return conditions.every(([key, value]) => (found[key] ?? null) === value);
    }
    // mingo has its own types for the same query language.
    query ??= new Query(filter as Record<string, unknown>);
    return query.test(found);
  };
}

function isScalar(value: unknown): boolean {
  return value === null || ['string', 'number', 'boolean'].includes(typeof value);
}
