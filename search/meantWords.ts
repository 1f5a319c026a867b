import { isKnownName, knownMakes, makeOfModel } from './knownNames.ts';
import { marks } from './searchWords.ts';
import { synonyms } from './synonyms.ts';
import { inStock, order, type TypedWord } from './typedWords.ts';
import type { WordList } from './WordList.ts';

/** Words with their marks. A car must have one of them, whole or (`asStart`) as the beginning of a longer one. */
export interface MeantWord {
  words: string[];
  asStart: boolean;
}

/** Too many words begin with a shorter word of the stock. */
export const SHORTEST_START = 3;

/** What a word means: a car must have a word of each. */
export function meantBy({ word, together }: TypedWord, stock: WordList): MeantWord[] {
  const [meant, ...others] = meantAlone(word, stock);
  if (!meant) return others;
  const joined = together ? inStock(together, stock) : [];
  return [{ ...meant, words: [...meant.words, ...joined] }, ...others];
}

/** The word itself, and what it stands for. */
function writtenFor(word: string): string[] {
  return [...new Set([word, ...(synonyms.get(word) ?? [])])];
}

function meantAlone(word: string, stock: WordList): MeantWord[] {
  const written = writtenFor(word);
  if (written.some(isModel)) return meantByModel(written, false);
  const [kinds = [], names = [], headlines = []] = order.map((mark) =>
    written.map((one) => mark + one).filter((one) => stock.has(one)),
  );
  if (kinds.length > 0) return [{ words: [...kinds, ...names], asStart: false }];
  // A make that the stock lacks.
  if (written.some(isKnownName)) return [{ words: factsOf(written), asStart: false }];
  if (names.length > 0) return [{ words: [...names, ...headlines], asStart: false }];
  if (headlines.length > 0) {
    // Headlines may contain the same typing error.
    const facts = [marks.kind, ''].flatMap((mark) => stock.closest(mark, word, 1));
    return [{ words: [...headlines, ...facts], asStart: false }];
  }
  const counted = beginsOnlyNames(word, stock) ? [marks.kind, ''] : order;
  const starts = counted.map((mark) => mark + word).filter((start) => stock.hasStart(start));
  if (starts.length > 0) return [{ words: [...starts, ...everydayNames(word, stock)], asStart: true }];
  const near = counted
    .map((mark) => stock.closest(mark, word).filter((one) => !isNameInHeadline(one)))
    .find((found) => found.length > 0);
  // The cars may have a word that the list lacks: that of a large stock has no headlines.
  return [
    near ? { words: near, asStart: false } : { words: counted.map((mark) => mark + word), asStart: true },
  ];
}

/**
 * What the name of a model means. A headline that mentions it counts only if the car is of its make, or the headline names
 * that too: a Maserati `for the price of a Camry` is no Camry.
 */
function meantByModel(written: string[], asStart: boolean): MeantWord[] {
  const facts = factsOf(written);
  const makes = written.flatMap((one) => makeOfModel.get(one) ?? []);
  return [
    { words: [...facts, ...written.map((one) => marks.headline + one)], asStart },
    { words: [...facts, ...makes.flatMap((one) => [marks.kind + one, marks.headline + one])], asStart },
  ];
}

/** Words with each mark that they can have elsewhere than in headlines. */
function factsOf(words: string[]): string[] {
  return words.flatMap((one) => [marks.kind + one, one]);
}

/**
 * The meanings of a word that may be the beginning of another one: first of a fact of a car or of an everyday name, then
 * also of a word in its headline. The latter is left out if `word` itself is a kind, such as a make or a colour: whoever
 * types `jeep` means the make, not everything called `jeeps`. `whole`: what it means as a whole word.
 */
export function begunBy(word: string, whole: string[], stock: WordList): MeantWord[][] {
  const written = writtenFor(word);
  const isNamed = written.some(isModel);
  const isKind = !isNamed && whole.some((one) => one.startsWith(marks.kind));
  const longer = [
    ...(isKind ? [] : everydayNames(word, stock)),
    ...(isNamed ? factsOf(written) : whole),
  ].filter((one) => one.replace(/^[=~]/, '').length >= SHORTEST_START);
  const facts = [...new Set([...factsOf([word]), ...longer])];
  const readings = [[{ words: facts, asStart: true }]];
  if (isKind || beginsOnlyNames(word, stock)) return readings;
  if (isNamed) return [...readings, meantByModel(written, true)];
  return [...readings, [{ words: [...facts, marks.headline + word], asStart: true }]];
}

/** The meanings of the everyday names that begin with `start`, such as `mercedes` for `be`. */
function everydayNames(start: string, stock: WordList): string[] {
  const names = [...synonyms].filter(([name]) => start.length > 1 && name.startsWith(start));
  const words = new Set(names.flatMap(([, meant]) => meant));
  return [...words].flatMap((word) => [marks.kind + word, word].filter((one) => stock.has(one)));
}

function isModel(word: string): boolean {
  return makeOfModel.has(word);
}

/** Whether the headlines of the stock have nothing that begins with `start` but longer names of makes and models. */
function beginsOnlyNames(start: string, stock: WordList): boolean {
  const inHeadlines = marks.headline + start;
  return (
    [...knownMakes, ...makeOfModel.keys()].some((name) => name !== start && name.startsWith(start)) &&
    stock.hasStart(inHeadlines) &&
    !stock.hasStart(inHeadlines, (word) => !isNameInHeadline(word))
  );
}

function isNameInHeadline(word: string): boolean {
  return word.startsWith(marks.headline) && isKnownName(word.slice(marks.headline.length));
}
