import { latinDigits } from './latinDigits.ts';

// oxlint-disable-next-line no-control-regex -- whatever is ASCII
const ascii = /^[\0-\x7f]*$/;

/** Letters that people write for each other in Arabic, and those of a Persian keyboard. */
const letters: Readonly<Record<string, string>> = { ٱ: 'ا', ى: 'ي', ی: 'ي', ة: 'ه', ک: 'ك' };
const written = new RegExp(`[${Object.keys(letters).join('')}]`, 'g');

/**
 * A text as searches compare it: with Latin digits, and without accents, vowel marks, hamza on a letter, invisible marks and tatweel,
 * which only lengthens Arabic words; ى is ي, and ة is ه. The case stays.
 */
export function foldText(text: string): string {
  // Most texts are ASCII, which has none of these.
  if (ascii.test(text)) return text;
  const plain = text.normalize('NFKD').replace(/[\p{M}\p{Cf}\u0640]/gu, '');
  return latinDigits(plain).replace(written, (letter) => letters[letter] ?? letter);
}

/** The words of a text as searches compare them: folded, in lower case, without punctuation. */
export function wordsIn(text: string): string[] {
  return foldText(text)
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);
}
