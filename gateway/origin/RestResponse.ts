import { GRAPHQL_MAX_INT } from 'graphql';
import { type Dispatcher, errors } from 'undici';
import { bodyOf } from './bodyOf.ts';
import { parseAnswer } from './parseAnswer.ts';
import { UpstreamFailure } from './upstreamErrors.ts';

/** How long an answer is fresh when the origin does not say, ms. */
const FRESH = 5_000;

/** The largest answer, both compressed and decompressed, bytes. */
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
  /** From 0: in the answer and, where the item is reported, in the list. */
  position: number;
  reason: string;
}

/** The items that were left out of an answer. `items` names the first ones. */
export interface LeftOut {
  count: number;
  /** Whether all items of the answer were left out; it is then a part of a longer list. */
  all: boolean;
  items: BadItem[];
}

/** The body of the answer, parsed. */
export interface DecodedResponse<T> {
  value: T;
  /** Items that could not be read; missing where all could. */
  leftOut?: LeftOut;
  /** The length of the whole list, where the origin understood the range. */
  total?: number;
  /** Whether the origin left out all fields but those that were asked for. */
  fieldsApplied?: boolean;
  /** The filters beyond those of spec §7 that the origin has applied. */
  appliedFilters?: readonly string[];
  /** The places of the items, where the origin sends them. */
  places?: ListPlaces;
}

/** The places that the items of a part have in the whole list. */
export interface ListPlaces {
  /** The origin's cursor of each item. */
  cursors: string[];
  /** The feed of changes after this cursor has every change that the items lack. */
  changesCursor: string;
  /** For a part after or before a cursor: the length of the whole list, and whether more items follow. */
  total?: number;
  hasMore?: boolean;
}

/** What is known of a body while it is decoded. The decoder sets `leftOut` and `places`. */
export interface Reading {
  /** The length of the whole list, where the body is a part of it. */
  total?: number;
  leftOut?: LeftOut;
  places?: ListPlaces;
}

/** Makes the caller's value from a parsed body. Throws when the body has the wrong shape. */
export type Decoder<T> = (body: unknown, reading: Reading) => T;

/** The bytes of a body. Throws when there are more than `limit`. */
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
    const value = status === 416 ? undefined : decode(parseAnswer(text), reading);
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

/** The length of the whole list, by `Content-Range`; undefined where the answer does not say one that the graph can tell. */
export function totalOf(headers: RestResponse['headers']): number | undefined {
  const total = /\/(\d+)$/.exec(String(headers['content-range'] ?? ''))?.[1];
  return total !== undefined && isCount(Number(total)) ? Number(total) : undefined;
}

/** The places of the `count` items of a body; undefined where the body does not name them. */
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
    ...(isCount(total) && { total }),
    ...(typeof hasMore === 'boolean' && { hasMore }),
  };
}

function isCount(value: unknown): value is number {
  return Number.isInteger(value) && Number(value) >= 0 && Number(value) <= GRAPHQL_MAX_INT;
}

function isTexts(list: unknown): list is string[] {
  return Array.isArray(list) && list.every((item) => typeof item === 'string');
}

/** Until when an answer is fresh, ms by `performance.now()`, and whether the origin allows caching it. */
export function cacheControlOf({ headers }: RestResponse) {
  const control = String(headers['cache-control'] ?? '');
  const seconds = /max-age=(\d+)/.exec(control)?.[1];
  return {
    freshUntil: performance.now() + (seconds === undefined ? FRESH : Number(seconds) * 1000),
    mayStore: !/no-store|private/.test(control),
  };
}

/** An answer of the origin, its ETag, and whether the origin allows caching it. */
export interface OriginResponse {
  answer: DecodedResponse<unknown>;
  etag?: string;
  mayStore: boolean;
}

/** The ETag of an answer; undefined where it has none. */
export function etagOf({ headers }: RestResponse): string | undefined {
  return headers.etag as string | undefined; // undici gives a list only for headers that come twice.
}

/** A cached answer that the origin has confirmed (304), with the length that the whole list has now. */
export function revalidated({ answer, etag, mayStore }: OriginResponse, known: RestResponse): OriginResponse {
  const total = totalOf(known.headers) ?? answer.total;
  return { answer: { ...answer, total }, etag: etagOf(known) ?? etag, mayStore };
}
