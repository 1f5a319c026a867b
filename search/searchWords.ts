import { wordsIn } from '../text/foldText.ts';

/** The facts of a car that people search for. */
export interface SearchedCar {
  /** Facts with few possible values: its make, colour, body type, fuel, gearbox, market and place. */
  kinds: readonly (string | null | undefined)[];
  /** Its model and trim. */
  names: readonly (string | null | undefined)[];
  headline: string | null | undefined;
  /** Such as `4.0 L V8`. */
  engine: string | null | undefined;
  year: number | null | undefined;
}

/**
 * Marks in front of words tell where they come from: whoever types `ferrari` means the make, not a headline that mentions
 * it. A model or trim has no mark; whoever types one may mean headlines as well.
 */
export const marks = { kind: '=', headline: '~' } as const;

/** The words that find a car, with their marks, each once, separated by single spaces. */
export function searchWords({ kinds, names, headline, engine, year }: SearchedCar): string {
  const words = [
    ...kinds.flatMap((kind) => nameWords(kind).map((word) => marks.kind + word)),
    ...names.flatMap(nameWords),
    ...cylindersIn(engine ?? ''),
    ...(year ? [String(year)] : []),
    ...wordsIn(headline ?? '').map((word) => marks.headline + word),
  ];
  return [...new Set(words)].join(' ');
}

/** The words of a name, each also joined with the next one: people write `F-150` or `Range Rover` as one word or as two. */
function nameWords(name: string | null | undefined): string[] {
  const parts = wordsIn(name ?? '');
  return parts.flatMap((part, i) => (i + 1 < parts.length ? [part, part + parts[i + 1]] : [part]));
}

/**
 * The arrangement of the cylinders, such as `v8` or `flat6`. Litres are left out, because they would be found as models
 * or seats, and so is I4, which is a BMW model.
 */
function cylindersIn(engine: string): string[] {
  const found = engine.toLowerCase().matchAll(/(?<!\p{L})(v|w|flat)[ -]?(\d{1,2})(?![\p{L}\d])/gu);
  return Array.from(found, ([, arrangement = '', count = '']) => arrangement + count);
}
