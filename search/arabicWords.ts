// What people write of an amount, a distance or a year in Arabic, and the English that `bounds.ts` reads.
const phrases: readonly (readonly [arabic: string, english: string])[] = [
  ['[أا]قل من|تحت', 'under'],
  ['[أا]كثر من|فوق', 'over'],
  ['بين', 'between'],
  ['حوالي|تقريبا', 'around'],
  ['[إا]ل[ىي]', 'to'],
  ['من', 'from'],
  ['درهم', 'aed'],
  ['[أآا]لا?ف', 'thousand'],
  ['مليون', 'million'],
  ['كم|كيلو(?:متر)?', 'km'],
  ['شهريا|في الشهر', 'monthly'],
];
const patterns = phrases.map(
  ([arabic, english]) => [new RegExp(`(?<!\\p{L})(?:${arabic})(?!\\p{L})`, 'gu'), english] as const,
);

/** Digits of Arabic and of Persian: the last four bits are the number. */
const digits = /[\u0660-\u0669\u06f0-\u06f9]/g;

/** A search with its Arabic digits, separators (of thousands, of decimals) and words about numbers as English ones. */
export function withEnglishNumbers(text: string): string {
  const latin = text
    .replace(digits, (digit) => String((digit.codePointAt(0) ?? 0) & 0xf))
    .replaceAll('\u066c', ',')
    .replaceAll('\u066b', '.');
  return patterns.reduce((done, [arabic, english]) => done.replace(arabic, english), latin);
}
