import { type DecodedResponse, type RestResponse, totalOf } from './RestResponse.ts';

/** An answer of the origin, its ETag, and whether the origin allows to cache it. */
export interface OriginResponse {
  answer: DecodedResponse<unknown>;
  etag?: string;
  mayStore: boolean;
}

/** The ETag of an answer; undefined where it has none. */
export function etagOf({ headers }: RestResponse): string | undefined {
  return headers.etag as string | undefined; // undici gives a list only for headers that stand there twice.
}

/** What is cached, of which the origin says that it has not changed (304): its list may be another in length by now. */
export function revalidated({ answer, etag, mayStore }: OriginResponse, known: RestResponse): OriginResponse {
  const total = totalOf(known.headers) ?? answer.total;
  return { answer: { ...answer, total }, etag: etagOf(known) ?? etag, mayStore };
}
