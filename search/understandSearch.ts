import { withEnglishNumbers } from './arabicWords.ts';
import { type BoundsByKind, readBounds } from './bounds.ts';
import { fillers, opinions, synonyms } from './synonyms.ts';
import type { WordList } from './WordList.ts';
import { marks, wordsIn } from './searchWords.ts';

/** Words with their marks. A car must have one of them, whole or (`asStart`) as the beginning of a longer one. */
export interface MeantWord {
  words: string[];
  asStart: boolean;
}

/** What a search means: a car must have a word of each of `meant`, and its numbers must be within the bounds. */
export interface Search extends BoundsByKind {
  meant: MeantWord[];
  /** Only cars that are not sold and can be test driven. */
  offersTestDrive?: true;
}

/** A word as it is typed, and joined with its neighbour: `f` and `150` may be `f150` in the stock. */
interface TypedWord {
  word: string;
  together?: string;
}

/** The marks of words, the most important first. */
const order = [marks.kind, '', marks.headline];
/** A model that people write as one word or as two, such as `f150`. */
const letterAndNumber = /^(\p{L}{1,3})(\d+)$/u;
const testDrive =
  /(?<!\p{L})(?:available for )?(?:a )?test[ -]?drives?(?: (?:available|offered|possible))?(?!\p{L})/giu;
/** Too many words begin with a shorter word of the stock. */
const SHORTEST_START = 3;

/**
 * Interprets what somebody has typed into a search box, by the words of the stock. Returns the possible meanings, the
 * likeliest first: the first one that any car fits counts. A `*` after the last word says that it is still being typed.
 * Otherwise it counts as the beginning of a word only if no car has it whole.
 */
export function understandSearch(text: string, stock: WordList): Search[] {
  const isTyping = /\*\s*$/.test(text);
  const { rest: unbounded, ...bounds } = readBounds(withEnglishNumbers(text));
  const rest = unbounded.replace(testDrive, ' ');
  const facts = { ...bounds, ...(rest !== unbounded && { offersTestDrive: true as const }) };
  const all = joined(wordsIn(rest), stock);
  const typed = all.filter(({ word, together }, i) => {
    const isBegun = isTyping && i === all.length - 1 && word.length < SHORTEST_START;
    return isBegun || together !== undefined || !fillers.has(word);
  });
  const plain = typed.filter(({ word }) => !opinions.has(word));
  const named = typed.filter(({ word }) => !opinions.has(word) || isFact(word, stock));
  const readings = (named.length > plain.length ? [named, plain] : [plain]).flatMap((one) =>
    readingsOf(one, isTyping, stock),
  );
  return readings.map((meant) => ({ meant, ...facts }));
}

/**
 * The meanings of words, the likeliest first: all of them whole (unless the last one is still being typed), then the last
 * one as the beginning of a word.
 */
function readingsOf(typed: TypedWord[], isTyping: boolean, stock: WordList): MeantWord[][] {
  const meant = typed.map((one) => meantBy(one, stock));
  const [last] = typed.slice(-1);
  if (!last) return [meant];
  const whole = meant.slice(-1).flatMap(({ words }) => words);
  const begun = begunBy(last.word, whole, stock).map((one) => [...meant.slice(0, -1), one]);
  return [...(isTyping ? [] : [meant]), ...begun];
}

/** Whether the stock has a word elsewhere than in headlines. */
function isFact(word: string, stock: WordList): boolean {
  return stock.has(marks.kind + word) || stock.has(word);
}

/** Joins two words that the stock has only as one (`g wagon`), or one of which says little alone (`s class`). */
function joined(words: string[], stock: WordList): TypedWord[] {
  const result: TypedWord[] = [];
  for (let i = 0; i < words.length; i += 1) {
    const [word = '', next] = words.slice(i, i + 2);
    const both = word + next;
    const pair = [word, next ?? ''];
    const known = pair.every((one) => isFact(one, stock) || synonyms.has(one));
    // `s` alone is the trim of many cars, and `class` says nothing.
    const weak = pair.some((one) => one.length === 1 || fillers.has(one));
    const asOne = next !== undefined && (synonyms.has(both) || (isFact(both, stock) && (weak || !known)));
    const asTwo = next !== undefined && letterAndNumber.test(both) && isKnown(both, stock);
    if (asOne) result.push({ word: both });
    else if (asTwo) result.push(...pair.map((one) => ({ word: one, together: both })));
    else result.push(...(isFact(word, stock) ? [{ word }] : apart(word, stock)));
    if (asOne || asTwo) i += 1;
  }
  return result;
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

/** A word with each mark that it has in the stock. */
function inStock(word: string, stock: WordList): string[] {
  return order.map((mark) => mark + word).filter((one) => stock.has(one));
}

function meantBy({ word, together }: TypedWord, stock: WordList): MeantWord {
  const { words, asStart } = meantAlone(word, stock);
  return { words: together ? [...words, ...inStock(together, stock)] : words, asStart };
}

function meantAlone(word: string, stock: WordList): MeantWord {
  const written = [word, ...(synonyms.get(word) ?? [])];
  const [kinds = [], names = [], headlines = []] = order.map((mark) =>
    written.map((one) => mark + one).filter((one) => stock.has(one)),
  );
  if (kinds.length > 0) return { words: [...kinds, ...names], asStart: false };
  if (names.length > 0) return { words: [...names, ...headlines], asStart: false };
  if (headlines.length > 0) {
    // Headlines may contain the same typing error.
    const facts = [marks.kind, ''].flatMap((mark) => stock.closest(mark, word, 1));
    return { words: [...headlines, ...facts], asStart: false };
  }
  const starts = order.map((mark) => mark + word).filter((start) => stock.hasStart(start));
  if (starts.length > 0) return { words: [...starts, ...everydayNames(word, stock)], asStart: true };
  const near = order.map((mark) => stock.closest(mark, word)).find((found) => found.length > 0);
  // The cars may have a word that the list lacks: that of a large stock has no headlines.
  return near ? { words: near, asStart: false } : { words: order.map((mark) => mark + word), asStart: true };
}

/**
 * The meanings of a word that may be the beginning of another one: first of a fact of a car or of an everyday name, then
 * also of a word in its headline. The latter is left out if `word` itself is a kind, such as a make or a colour: whoever
 * types `jeep` means the make, not everything called `jeeps`. `whole`: what it means as a whole word.
 */
function begunBy(word: string, whole: string[], stock: WordList): MeantWord[] {
  const isKind = whole.some((one) => one.startsWith(marks.kind));
  const longer = [...(isKind ? [] : everydayNames(word, stock)), ...whole].filter(
    (one) => one.replace(/^[=~]/, '').length >= SHORTEST_START,
  );
  const facts = [...new Set([marks.kind + word, word, ...longer])];
  const readings = isKind ? [facts] : [facts, [...facts, marks.headline + word]];
  return readings.map((words) => ({ words, asStart: true }));
}

/** The meanings of the everyday names that begin with `start`, such as `mercedes` for `be`. */
function everydayNames(start: string, stock: WordList): string[] {
  const names = [...synonyms].filter(([name]) => start.length > 1 && name.startsWith(start));
  const words = new Set(names.flatMap(([, meant]) => meant));
  return [...words].flatMap((word) => [marks.kind + word, word].filter((one) => stock.has(one)));
}
