import { withAlternatives } from './alternatives.ts';
import { withEnglishNumbers } from './arabicWords.ts';
import { type BoundsByKind, readBounds } from './bounds.ts';
import { withClaimWords } from './claims.ts';
import { begunBy, type MeantWord, meantBy, SHORTEST_START } from './meantWords.ts';
import { fillers, opinions, orWords } from './synonyms.ts';
import { isFact, type TypedWord, typedWords } from './typedWords.ts';
import type { WordList } from './WordList.ts';

/** What a search means: a car must have a word of each of `meant`, and its numbers must be within the bounds. */
export interface Search extends BoundsByKind {
  meant: MeantWord[];
  /** Only cars that are not sold and can be test driven. */
  offersTestDrive?: true;
}

const testDrive =
  /(?<!\p{L})(?:available for )?(?:a )?test[ -]?drives?(?: (?:available|offered|possible))?(?!\p{L})/giu;

/**
 * Interprets what somebody has typed into a search box, by the words of the stock. Returns the possible meanings, the
 * likeliest first: the first one that any car fits counts. A `*` after the last word says that it is still being typed.
 * Otherwise it counts as the beginning of a word only if no car has it whole.
 */
export function understandSearch(text: string, stock: WordList): Search[] {
  const isTyping = /\*\s*$/.test(text);
  const { rest: unbounded, ...bounds } = readBounds(withEnglishNumbers(text));
  const claimed = withClaimWords(unbounded);
  const rest = claimed.replace(testDrive, ' ');
  const facts = { ...bounds, ...(rest !== claimed && { offersTestDrive: true as const }) };
  const all = typedWords(rest, stock).map((one, i, words) => ({
    ...one,
    behindOr: orWords.has(words[i - 1]?.word ?? ''),
  }));
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
  const last = typed.at(-1);
  if (!last) return [[]];
  const whole = meant.at(-1)?.[0]?.words ?? [];
  const begun = begunBy(last.word, whole, stock).map((one) => [...meant.slice(0, -1), one]);
  return [...(isTyping ? [] : [meant]), ...begun].flatMap((one) => withAlternatives(typed, one));
}
