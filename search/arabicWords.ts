import { foldText } from '../text/foldText.ts';

// The Arabic words that people use for amounts, distances and years, and the English ones that `bounds.ts` reads.
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
  ['(?:ال)?ممش[ىي]|(?:ال)?عداد|ماشي[ةه]?', 'mileage'],
];
const patterns = phrases.map(
  ([arabic, english]) => [new RegExp(`(?<!\\p{L})(?:${arabic})(?!\\p{L})`, 'gu'), english] as const,
);

/** Turns the Arabic digits, separators and words about numbers in a search into English ones, and folds its text. */
export function withEnglishNumbers(text: string): string {
  return patterns.reduce((done, [arabic, english]) => done.replace(arabic, english), foldText(text));
}
