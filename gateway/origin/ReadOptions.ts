import type { Revalidation } from '../cache/ResponseCache.ts';

/** Which part of a list is read. An origin that does not support ranges or fields sends the whole list, or whole items. */
export interface ReadOptions {
  /** The positions of the first and the last item, both inclusive. */
  range?: { first: number; last: number };
  /** The names of the fields that each item should have; whole items when left out. */
  fields?: readonly string[];
  /** Whether the origin should send the cursor of each item. */
  cursors?: boolean;
  /** The order that the origin is asked to prefer, where it has it. */
  order?: string;
  /** The answer is not cached: it is one part of a walk through the whole list. */
  noStore?: boolean;
}

/** The operation or request that reads, and how fresh it wants the answer. */
export interface ReadContext {
  /** When a cached answer is used. */
  revalidate: Revalidation;
  /** The id of the HTTP request that causes the read. */
  requestId?: string;
  /** How long the read waits at most where there is a stale answer, ms. */
  staleAfter?: number;
}

/** The key under which the answer to these options is cached. */
export function cacheKey(path: string, { range, fields, cursors, order }: ReadOptions): string {
  const list = order ? `${path} by ${order}` : path;
  const part = range ? `${list} ${range.first}-${range.last}` : list;
  const some = fields ? `${part} ${fields.join(',')}` : part;
  return cursors ? `${some} with cursors` : some;
}

/** The headers that ask the origin for a list with these options. */
export function headersOf({ range, fields, cursors, order }: ReadOptions): Record<string, string> {
  const headers: Record<string, string> = { accept: 'application/json' };
  if (range) headers.range = `items=${range.first}-${range.last}`;
  const preferences = [
    ...(fields ? [`fields="${fields.join(',')}"`] : []),
    ...(cursors ? ['cursors'] : []),
    ...(order ? [`sort="${order}"`] : []),
  ];
  if (preferences.length > 0) headers.prefer = preferences.join(', ');
  return headers;
}
