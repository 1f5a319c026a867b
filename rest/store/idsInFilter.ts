import type { Filter } from 'mongodb';

/** The ids that a filter names, whatever else it asks for; undefined where it names none. */
export function idsInFilter<T>({ _id: asked }: Filter<T>): readonly string[] | undefined {
  if (typeof asked === 'string') return [asked];
  const list = typeof asked === 'object' && asked !== null && '$in' in asked ? asked.$in : undefined;
  // Ids are strings in every collection.
  return list as readonly string[] | undefined;
}
