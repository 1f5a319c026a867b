import { foldText } from '../text/foldText.ts';

// The Arabic words that people use for amounts, distances and years, folded, and the English ones that `bounds.ts` reads.
const phrases: readonly (readonly [arabic: string, english: string])[] = [
  ['اقل من|تحت|حتي', 'under'],
  ['اكثر من|فوق', 'over'],
  ['بين', 'between'],
  ['حوالي|تقريبا', 'around'],
  ['الي', 'to'],
  ['من', 'from'],
  ['درهم', 'aed'],
  ['الا?ف', 'thousand'],
  ['مليون', 'million'],
  ['كم|كيلو(?:متر)?', 'km'],
  ['شهريا|في الشهر', 'monthly'],
  ['(?:ال)?ممشي|(?:ال)?عداد|ماشيه?', 'mileage'],
];
const patterns = phrases.map(
  ([arabic, english]) => [new RegExp(`(?<!\\p{L})(?:${arabic})(?!\\p{L})`, 'gu'), english] as const,
);

/** Turns the Arabic digits, separators and words about numbers in a search into English ones, and folds its text. */
export function withEnglishNumbers(text: string): string {
  return patterns.reduce((done, [arabic, english]) => done.replace(arabic, english), foldText(text));
}
