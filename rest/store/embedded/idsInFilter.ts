import type { Filter } from 'mongodb';

/** The ids that a filter names, whatever else it asks for; undefined if it names none. */
export function idsInFilter<T>({ _id: asked }: Filter<T>): readonly string[] | undefined {
  if (typeof asked === 'string') return [asked];
  const list = typeof asked === 'object' && asked !== null && '$in' in asked ? asked.$in : undefined;
  // Ids are strings in every collection.
  return list as readonly string[] | undefined;
}

/** Ids between two others, neither of which is one of them. */
export interface IdRange {
  /** '' for all from the first one. */
  after: string;
  /** Undefined for all up to the last one. */
  before?: string;
}

/** The ids of which a filter takes every document; undefined if it asks for anything else. */
export function idRange<T>({ _id: asked, ...others }: Filter<T>): IdRange | undefined {
  if (Object.keys(others).length > 0) return undefined;
  if (asked === undefined) return { after: '' };
  const { $gt: after = '', $lt: before, ...otherBounds } = asked as { $gt?: string; $lt?: string };
  return Object.keys(otherBounds).length === 0 ? { after, before } : undefined;
}
