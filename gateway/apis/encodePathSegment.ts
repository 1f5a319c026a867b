/** Text as a part of an address. Half a character, which no address can hold, becomes the sign for an unreadable one. */
export function encodePathSegment(text: string): string {
  return encodeURIComponent(Buffer.from(text).toString());
}
