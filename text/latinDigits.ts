/** Arabic, Persian and full-width digits: the last four bits of each are its value. */
const digits = /[\u0660-\u0669\u06f0-\u06f9\uff10-\uff19]/g;

/** Most texts have neither such digits nor Arabic separators. */
const arabic = /[\u060c\u0660-\u066c\u06f0-\u06f9\uff10-\uff19]/;

/** Turns the Arabic, Persian and full-width digits of a text, and Arabic commas and decimal points, into those of a Latin keyboard. */
export function latinDigits(text: string): string {
  if (!arabic.test(text)) return text;
  return text
    .replace(digits, (digit) => String((digit.codePointAt(0) ?? 0) & 0xf))
    .replace(/[\u066c\u060c]/g, ',')
    .replaceAll('\u066b', '.');
}
