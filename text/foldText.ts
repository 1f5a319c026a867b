import { latinDigits } from './latinDigits.ts';

// oxlint-disable-next-line no-control-regex -- whatever is ASCII
const ascii = /^[\0-\x7f]*$/;

/**
 * A text as searches compare it: with Latin digits, and without accents, vowel marks, invisible marks and tatweel, which
 * only lengthens Arabic words. The case stays.
 */
export function foldText(text: string): string {
  // Most texts are ASCII, which has none of these.
  if (ascii.test(text)) return text;
  return latinDigits(text.normalize('NFKD').replace(/[\p{M}\p{Cf}\u0640]/gu, ''));
}

/** The words of a text as searches compare them: folded, in lower case, without punctuation. */
export function wordsIn(text: string): string[] {
  return foldText(text)
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);
}
