/** Arabic and Persian digits: the last four bits of each are its value. */
const digits = /[\u0660-\u0669\u06f0-\u06f9]/g;

/** Most texts have neither such digits nor their separators. */
const arabic = /[\u0660-\u066c\u06f0-\u06f9]/;

/** Turns the Arabic and Persian digits and separators (of thousands, of decimals) of a text into those of a Latin keyboard. */
export function latinDigits(text: string): string {
  if (!arabic.test(text)) return text;
  return text
    .replace(digits, (digit) => String((digit.codePointAt(0) ?? 0) & 0xf))
    .replaceAll('\u066c', ',')
    .replaceAll('\u066b', '.');
}
