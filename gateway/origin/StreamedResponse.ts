import type { Dispatcher } from 'undici';

/** A POST whose answer may be too long to be held in memory. */
export interface StreamRequest {
  path: string;
  headers: Record<string, string>;
  /** JSON. */
  body: string;
}

/** An answer of the origin that is read while it arrives. */
export interface StreamedResponse {
  status: number;
  headers: Dispatcher.ResponseData['headers'];
  body: Dispatcher.ResponseData['body'];
}
