import { type Dispatcher, errors } from 'undici';
import { bodyOf } from './bodyOf.ts';
import { UpstreamFailure } from './upstreamErrors.ts';

/** How long an answer is fresh when the origin does not say, ms. */
const FRESH = 5_000;

/** The most that one answer may weigh, compressed and as it is, bytes. */
export const MAX_ANSWER = 64 * 1024 * 1024;

/** An answer of the origin, read to its end. */
export interface RestResponse {
  status: number;
  headers: Dispatcher.ResponseData['headers'];
  text: string;
}

/** An item of a list that cannot be read. `reason`: which field does not fit, without its value. */
export interface BadItem {
  id?: string;
  /** From 0: in the answer, and where it is told of, in the list. */
  position: number;
  reason: string;
}

/** The items that were left out of an answer. `items` names the first ones. */
export interface LeftOut {
  count: number;
  /** Whether nothing is left of the answer, which is a part of a longer list. */
  all: boolean;
  items: BadItem[];
}

/** The body of the answer, parsed. */
export interface DecodedResponse<T> {
  value: T;
  /** Items that could not be read; missing where all could. */
  leftOut?: LeftOut;
  /** The length of the whole list, where it understood the range. */
  total?: number;
  /** Whether the origin left out all fields but those that were asked for. */
  fieldsApplied?: boolean;
  /** The parameters beyond those of spec §7 by which the origin has filtered. */
  appliedFilters?: readonly string[];
  /** Where the items stand, where the origin tells it. */
  places?: ListPlaces;
}

/** Where the items of a part of a list stand. */
export interface ListPlaces {
  /** The origin's cursor of each item. */
  cursors: string[];
  /** No item is older than the feed of changes behind this cursor. */
  changesCursor: string;
  /** The length of the whole list, and whether more items follow: for a part behind or before a cursor. */
  total?: number;
  hasMore?: boolean;
}

/** The reading of one body. A decoder sets `leftOut` and `places`. */
export interface Reading {
  /** The length of the whole list, where the body is a part of it. */
  total?: number;
  leftOut?: LeftOut;
  places?: ListPlaces;
}

/** Turns a parsed body into what the caller wants. Throws when the body has the wrong shape. */
export type Decoder<T> = (body: unknown, reading: Reading) => T;

/** Throws when there are more than `limit` bytes. */
export async function readBytes(body: AsyncIterable<Buffer>, limit: number): Promise<Buffer> {
  const chunks = [];
  let size = 0;
  for await (const chunk of body) {
    size += chunk.length;
    if (size > limit) throw new errors.ResponseExceededMaxSizeError();
    chunks.push(chunk);
  }
  return Buffer.concat(chunks, size);
}

/** Decodes the body of a 200, 206 or 416; throws `UpstreamFailure` when that cannot be read. */
export function decodeAnswer<T>(
  { status, headers, text }: RestResponse,
  decode: Decoder<T>,
): DecodedResponse<T | undefined> {
  const total = totalOf(headers);
  if (status !== 200 && total === undefined)
    throw new UpstreamFailure('UPSTREAM_BAD_RESPONSE', 'no Content-Range');
  try {
    const reading: Reading = { total };
    const value = status === 416 ? undefined : decode(JSON.parse(text), reading);
    if (status === 416) reading.places = placesOf(bodyOf(text), 0);
    const fieldsApplied = headers['preference-applied'] === 'fields';
    const appliedFilters = String(headers['applied-filters'] ?? '').split(/\s*,\s*/);
    const answer = {
      value,
      fieldsApplied,
      appliedFilters,
      leftOut: reading.leftOut,
      places: reading.places,
    };
    return status === 200 ? answer : { ...answer, total };
  } catch (error) {
    // The messages of JSON.parse quote the text.
    throw new UpstreamFailure(
      'UPSTREAM_BAD_RESPONSE',
      error instanceof SyntaxError ? 'no JSON' : (error as Error),
    );
  }
}

/** The length of the list that an answer is a part of; undefined where it does not say. */
export function totalOf(headers: RestResponse['headers']): number | undefined {
  const total = /\/(\d+)$/.exec(String(headers['content-range'] ?? ''))?.[1];
  return total === undefined ? undefined : Number(total);
}

/** Where the items of a body with so many of them stand; undefined where it does not say. */
export function placesOf(body: unknown, count: number): ListPlaces | undefined {
  const {
    cursors = [],
    changesCursor,
    total,
    hasMore,
  } = (body ?? {}) as Partial<Record<keyof ListPlaces, unknown>>;
  if (typeof changesCursor !== 'string' || !isTexts(cursors) || cursors.length !== count) return undefined;
  return {
    cursors,
    changesCursor,
    ...(typeof total === 'number' && { total }),
    ...(typeof hasMore === 'boolean' && { hasMore }),
  };
}

function isTexts(list: unknown): list is string[] {
  return Array.isArray(list) && list.every((item) => typeof item === 'string');
}

/** Until when an answer is fresh, ms by `performance.now()`, and whether the origin allows that it is cached. */
export function cacheControlOf({ headers }: RestResponse) {
  const control = String(headers['cache-control'] ?? '');
  const seconds = /max-age=(\d+)/.exec(control)?.[1];
  return {
    freshUntil: performance.now() + (seconds === undefined ? FRESH : Number(seconds) * 1000),
    mayStore: !/no-store|private/.test(control),
  };
}
