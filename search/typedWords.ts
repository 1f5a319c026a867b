import { knownMakes } from './knownNames.ts';
import { wordsIn } from '../text/foldText.ts';
import { marks } from './searchWords.ts';
import { fillers, synonyms } from './synonyms.ts';
import type { WordList } from './WordList.ts';

/** A word as it is typed, and joined with its neighbour: `f` and `150` may be `f150` in the stock. */
export interface TypedWord {
  word: string;
  together?: string;
  /** Whether an `or` stands between it and the word before it. */
  behindOr?: boolean;
}

/** The marks of words, the most important first. */
export const order = [marks.kind, '', marks.headline];
/** A model that people write as one word or as two, such as `f150`. */
const letterAndNumber = /^(\p{L}{1,3})(\d+)$/u;

/**
 * The words of a text, two of them joined if the stock has both only as one (`g wagon`), if one of them says little alone
 * (`s class`), or if they are one make (`land rover`).
 */
export function typedWords(text: string, stock: WordList): TypedWord[] {
  const words = wordsIn(text).map((word) => withoutArticle(word, stock));
  const result: TypedWord[] = [];
  for (let i = 0; i < words.length; i += 1) {
    const [word = '', next] = words.slice(i, i + 2);
    const both = word + next;
    const pair = [word, next ?? ''];
    const known = pair.every((one) => isFact(one, stock) || synonyms.has(one));
    // `s` alone is the trim of many cars, and `class` says nothing.
    const weak = pair.some((one) => one.length === 1 || fillers.has(one));
    const isName = synonyms.has(both) || knownMakes.has(both);
    const asOne = next !== undefined && (isName || (isFact(both, stock) && (weak || !known)));
    const asTwo = next !== undefined && letterAndNumber.test(both) && isKnown(both, stock);
    if (asOne) result.push({ word: both });
    else if (asTwo) result.push(...pair.map((one) => ({ word: one, together: both })));
    else result.push(...(isFact(word, stock) ? [{ word }] : apart(word, stock)));
    if (asOne || asTwo) i += 1;
  }
  return result;
}

/** An Arabic word without its article, unless the word begins like that itself, such as the Elantra. */
function withoutArticle(word: string, stock: WordList): string {
  const isName = isKnown(word, stock) || synonyms.has(word) || fillers.has(word);
  return isName ? word : word.replace(/^ال(?=\p{L}{3})/u, '');
}

/** Whether the stock has a word elsewhere than in headlines. */
export function isFact(word: string, stock: WordList): boolean {
  return stock.has(marks.kind + word) || stock.has(word);
}

/** A word with each mark that it has in the stock. */
export function inStock(word: string, stock: WordList): string[] {
  return order.map((mark) => mark + word).filter((one) => stock.has(one));
}

/** Splits a model such as `f150` into its letters and its number, if the stock has both. */
function apart(word: string, stock: WordList): TypedWord[] {
  const parts = letterAndNumber.exec(word)?.slice(1) ?? [];
  const isModel = parts.length > 0 && parts.every((part) => isKnown(part, stock));
  return isModel ? parts.map((part) => ({ word: part, together: word })) : [{ word }];
}

function isKnown(word: string, stock: WordList): boolean {
  return inStock(word, stock).length > 0;
}
