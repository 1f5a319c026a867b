import { type CarSort, carSorts, sortedBy } from '../carSorts.ts';
import { type ChangeCursor, decodeChangeCursor, encodeChangeCursor } from '../changes/ChangeCursor.ts';

/** The value by which a car is sorted: a number, a time in ISO 8601, or null if it has none. */
export type SortValue = number | string | null;

/** The place of a car in an order of the stock. */
export interface CarPlace {
  value: SortValue;
  id: string;
}

/** The place of a car in a list when a walk through the list began: at `since` in the feed of changes. */
export interface CarCursor extends CarPlace {
  sort: CarSort;
  since: ChangeCursor;
}

export function encodeCarCursor({ sort, value, id, since }: CarCursor): string {
  return Buffer.from(JSON.stringify([sort, value, id, encodeChangeCursor(since)])).toString('base64url');
}

/** Reads a cursor; undefined if the text is none. */
export function decodeCarCursor(text: string): CarCursor | undefined {
  const [sort, written, id, since] = parsed(text);
  const place = typeof since === 'string' ? decodeChangeCursor(since) : undefined;
  if (!isSort(sort) || !isValue(written) || typeof id !== 'string' || !place) return undefined;
  const value = sortedBy[sort] === 'createdAt' ? momentOf(written) : written;
  return value === undefined ? undefined : { sort, value, id, since: place };
}

/**
 * A time in ISO 8601, which every index accepts; cursors of earlier versions may have milliseconds. Undefined if it is no
 * time.
 */
function momentOf(value: SortValue): SortValue | undefined {
  if (typeof value !== 'number') return value;
  const moment = new Date(value);
  return Number.isNaN(moment.getTime()) ? undefined : moment.toISOString();
}

function parsed(text: string): unknown[] {
  try {
    const value: unknown = JSON.parse(Buffer.from(text, 'base64url').toString());
    return Array.isArray(value) ? value : [];
  } catch {
    return [];
  }
}

function isSort(value: unknown): value is CarSort {
  return typeof value === 'string' && Object.hasOwn(carSorts, value);
}

function isValue(value: unknown): value is SortValue {
  return value === null || typeof value === 'number' || typeof value === 'string';
}
