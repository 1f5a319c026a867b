import { knownMakes } from './knownNames.ts';
import type { MeantWord } from './meantWords.ts';
import { marks } from './searchWords.ts';
import { synonyms } from './synonyms.ts';
import type { TypedWord } from './typedWords.ts';

const namesIn = (text: string) => new Set(text.split(' '));
const colours = namesIn(
  'white black silver grey gray red blue navy green yellow orange brown beige gold purple teal tan burgundy maroon bronze',
);
const bodies = namesIn('suv crossover sedan coupe convertible hatchback wagon pickup van minivan');
const fuels = namesIn('petrol diesel electric hybrid');
// Whoever writes 2008 may mean the Peugeot.
const years = { has: (word: string) => /^(?:19|20)\d\d$/.test(word) && word !== '2008' };

/** The facts of which a car has one each. */
const facts: readonly { has: (word: string) => boolean }[] = [knownMakes, years, colours, bodies, fuels];

/** Typed words beside each other that name the same fact, and what each means. */
interface Run {
  fact: (typeof facts)[number] | undefined;
  meant: MeantWord[][];
}

/**
 * The meanings of typed words, the likeliest first; `meant` has those of each. Two makes, years, colours, bodies or fuels beside
 * each other are alternatives (`bmw audi`), as no car has both. Only a colour may have two names, such as navy blue.
 */
export function withAlternatives(typed: TypedWord[], meant: MeantWord[][]): MeantWord[][] {
  const runs: Run[] = [];
  for (const [i, { word }] of typed.entries()) {
    const one = meant[i] ?? [];
    const fact = factNamedBy(word);
    const last = runs.at(-1);
    if (fact && last?.fact === fact) last.meant.push(one);
    else runs.push({ fact, meant: [one] });
  }
  const either = runs.flatMap((run) => (run.meant.length > 1 ? eitherOf(run) : run.meant.flat()));
  const both = runs.flatMap((run) => (run.meant.length > 1 ? coloursOf(run) : run.meant.flat()));
  return runs.some(({ fact, meant: { length } }) => fact === colours && length > 1)
    ? [both, either]
    : [either];
}

function factNamedBy(word: string) {
  const named = [word, ...(synonyms.get(word) ?? [])].map((one) => one.replace(marks.kind, ''));
  return facts.find((fact) => named.some((one) => fact.has(one)));
}

function eitherOf({ meant }: Run): MeantWord[] {
  const all = meant.flat();
  return [{ words: all.flatMap(({ words }) => words), asStart: all.some(({ asStart }) => asStart) }];
}

/** Colours that a car has at once, each as its paint: a trim may be called Black as well. */
function coloursOf(run: Run): MeantWord[] {
  if (run.fact !== colours) return eitherOf(run);
  return run.meant
    .flat()
    .map(({ words, asStart }) => ({ words: words.filter((one) => one.startsWith(marks.kind)), asStart }));
}
