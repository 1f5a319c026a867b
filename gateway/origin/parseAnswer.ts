/** May be half a character: an escape of JSON without its other half, or one behind a backslash that may be escaped itself. */
const suspect = /\\(?:\\ud[89a-f]|ud[89ab]..(?!\\ud[c-f])|(?<!\\ud[89ab]..\\)ud[c-f])/i;

/**
 * The value of JSON from the origin; throws a `SyntaxError` for any other text. Half a character (a lone surrogate), which no
 * address can hold, becomes U+FFFD, so that a text with one spoils nothing but itself. An `_id` stays as it is: its record
 * cannot be asked for, and is refused by the shape.
 */
export function parseAnswer(text: string): unknown {
  return suspect.test(text) ? JSON.parse(text, wholeText) : JSON.parse(text);
}

function wholeText(key: string, value: unknown): unknown {
  return typeof value === 'string' && key !== '_id' ? value.replace(/\p{Cs}/gu, '\ufffd') : value;
}
