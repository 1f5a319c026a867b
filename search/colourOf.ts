import { wordsIn } from '../text/foldText.ts';
import { synonyms } from './synonyms.ts';

/** The colours by which buyers choose; the names of paints are more, such as `Alpine White` or `Burgundy`. */
const colours = 'white black grey silver red blue green yellow orange brown beige gold purple'.split(' ');

/** The colour of each word that names one, in English or Arabic. */
const colourOfWord: ReadonlyMap<string, string> = new Map([
  ...[...synonyms].flatMap(([word, meant]) => {
    const colour = meant.find((one) => colours.includes(one));
    return colour && meant.length === 1 ? [[word, colour] as const] : [];
  }),
  ...colours.flatMap((colour) => (synonyms.get(colour) ?? [colour]).map((word) => [word, colour] as const)),
]);

/** What stands between the paint of a car and that of its roof. */
const second = / (?:with|and|over|on) |[/,+&(]/u;

/**
 * The colour of a paint, such as `white` for `Alpine White`: that of the last word that names one (`Midnight Blue`), of the first
 * of two paints. A paint whose name tells none stays as it is, in lower case; null where no paint is told.
 */
export function colourOf(paint: string | null | undefined): string | null {
  if (typeof paint !== 'string') return null;
  const known = paint
    .toLowerCase()
    .split(second)
    .map((one) => wordsIn(one).findLast((word) => colourOfWord.has(word)))
    .find((word) => word !== undefined);
  return colourOfWord.get(known ?? '') ?? (wordsIn(paint).join(' ').normalize('NFKC') || null);
}
