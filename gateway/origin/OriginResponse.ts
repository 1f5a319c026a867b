import { type DecodedResponse, type RestResponse, totalOf } from './RestResponse.ts';

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
