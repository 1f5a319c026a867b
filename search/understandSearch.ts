import { fillers, synonyms } from './synonyms.ts';
import type { WordList } from './WordList.ts';
import { marks, wordsIn } from './searchWords.ts';

/** Words with their marks of which a car must have one: whole, or as the beginning of one of its own. */
export interface MeantWord {
  words: string[];
  asStart: boolean;
}

/** What somebody means who searches: a car must have one word of each, and a price that is not above or below. */
export interface Search {
  meant: MeantWord[];
  /** AED. */
  price?: { min: number; max: number };
}

/** The highest price that can be meant, AED. */
const NO_LIMIT = 999_999_999;
/** The marks of words, the most important first. */
const order = [marks.kind, '', marks.headline];
const amount = String.raw`(?:aed|dhs?|dirhams?)?\s*(\d[\d.,]*)\s*(k|m|million|thousand)?\b\s*(?:aed|dhs?|dirhams?)?`;
const below = new RegExp(
  String.raw`\b(?:under|below|less than|up to|max|maximum|cheaper than)\s*${amount}`,
  'i',
);
const above = new RegExp(String.raw`\b(?:over|above|more than|from|min|minimum)\s*${amount}`, 'i');
const factors: Record<string, number> = { k: 1_000, thousand: 1_000, m: 1_000_000, million: 1_000_000 };

/** Reads what somebody has typed into a search box, by the words that the stock has. */
export function understandSearch(text: string, stock: WordList): Search {
  const [max, withoutMax] = taken(text, below);
  const [min, rest] = taken(withoutMax, above);
  const meant = joined(wordsIn(rest), stock)
    .filter((word) => !fillers.has(word))
    .map((word) => meantBy(word, stock));
  if (max === undefined && min === undefined) return { meant };
  return { meant, price: { min: min ?? 0, max: max ?? NO_LIMIT } };
}

/** The amount that a pattern finds, AED, and the text without it. A year is no amount. */
function taken(text: string, pattern: RegExp): [number | undefined, string] {
  const [whole = '', digits = '', unit = ''] = pattern.exec(text) ?? [];
  const number = Number(digits.replace(/,/g, '')) * (factors[unit.toLowerCase()] ?? 1);
  return number >= 5_000 ? [number, text.replace(whole, ' ')] : [undefined, text];
}

/** Two words that the stock knows only as one, such as `g wagon`, or that say little alone, such as `s class`, are one. */
function joined(words: string[], stock: WordList): string[] {
  const isFact = (word: string) => stock.has(marks.kind + word) || stock.has(word);
  const result: string[] = [];
  for (let i = 0; i < words.length; i += 1) {
    const [word = '', next] = words.slice(i, i + 2);
    const both = word + next;
    const pair = [word, next ?? ''];
    const known = pair.every((one) => isFact(one) || synonyms.has(one));
    // `s` alone is the trim of many cars, and `class` says nothing.
    const weak = pair.some((one) => one.length === 1 || fillers.has(one));
    const asOne = next !== undefined && (synonyms.has(both) || (isFact(both) && (weak || !known)));
    result.push(asOne ? both : word);
    if (asOne) i += 1;
  }
  return result;
}

function meantBy(word: string, stock: WordList): MeantWord {
  const written = [word, ...(synonyms.get(word) ?? [])];
  const [kinds = [], names = [], headlines = []] = order.map((mark) =>
    written.map((one) => mark + one).filter((one) => stock.has(one)),
  );
  if (kinds.length > 0) return { words: [...kinds, ...names], asStart: false };
  if (names.length > 0) return { words: [...names, ...headlines], asStart: false };
  if (headlines.length > 0) {
    // Whoever writes headlines makes the same errors.
    const facts = [marks.kind, ''].flatMap((mark) => stock.closest(mark, word, 1));
    return { words: [...headlines, ...facts], asStart: false };
  }
  const starts = order.map((mark) => mark + word).filter((start) => stock.hasStart(start));
  if (starts.length > 0) return { words: starts, asStart: true };
  const near = order.map((mark) => stock.closest(mark, word)).find((found) => found.length > 0);
  // What the list does not know may be there all the same, where it is the list of a large stock.
  return near ? { words: near, asStart: false } : { words: order.map((mark) => mark + word), asStart: true };
}
