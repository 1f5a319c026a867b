import type { Filter } from 'mongodb';

/** The ids that a filter names, whatever else it asks for; undefined if it names none. */
export function idsInFilter<T>({ _id: asked }: Filter<T>): readonly string[] | undefined {
  if (typeof asked === 'string') return [asked];
  const list = typeof asked === 'object' && asked !== null && '$in' in asked ? asked.$in : undefined;
  // Ids are strings in every collection.
  return list as readonly string[] | undefined;
}

/** The id after which a filter takes every document; '' if it takes all, undefined if it asks for anything else. */
export function idBefore<T>(filter: Filter<T>): string | undefined {
  const { _id: asked, ...others } = filter;
  if (Object.keys(others).length > 0) return undefined;
  if (asked === undefined) return '';
  const { $gt: before, ...otherBounds } = asked as { $gt?: string };
  return Object.keys(otherBounds).length === 0 ? before : undefined;
}
