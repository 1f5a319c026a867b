/** Encodes text as a segment of a path. A lone surrogate, which no URL can hold, becomes U+FFFD. */
export function encodePathSegment(text: string): string {
  return encodeURIComponent(Buffer.from(text).toString());
}
