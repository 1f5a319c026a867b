import { knownMakes, makeOfModel } from './knownNames.ts';
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

/** The facts of which a car has one each. A colour or a model may have two names: navy blue, Land Cruiser Prado. */
const facts: readonly { has: (word: string) => boolean }[] = [
  ...[knownMakes, makeOfModel],
  ...[years, colours, bodies, fuels],
];

/** Typed words beside each other that name the same fact, and what each means. */
interface Run {
  fact: (typeof facts)[number] | undefined;
  meant: MeantWord[][];
  /** Whether they are alternatives for certain: an `or` stands between them. */
  isEither: boolean;
  /** Whether an `or` stands between the run and the one before it. */
  behindOr: boolean;
}

/** The most words, each with its alternatives, that alternatives of several words may become. */
const MAX_CLAUSES = 32;

/**
 * The meanings of typed words, the likeliest first; `meant` has those of each. Two makes, years, bodies or fuels beside each
 * other are alternatives (`bmw audi`), as no car has both, and two colours or models where no car has both. An `or` makes any
 * two names alternatives, such as models that are not known (`x5 or x6`), and makes with their models (`bmw x5 or audi q7`); the
 * latter are alternatives also without it, where no car is all of them.
 */
export function withAlternatives(typed: TypedWord[], meant: MeantWord[][]): MeantWord[][] {
  const runs = runsOf(typed, meant);
  return [runs, ...apartByMakes(runs)].flatMap((all) => readingsOf(withPhrases(all)));
}

function readingsOf(runs: Run[]): MeantWord[][] {
  const either = meaningsOf(runs);
  const both = runs.flatMap((run) => (mayBeBoth(run) ? bothOf(run) : eitherOf(run.meant)));
  return runs.some(mayBeBoth) ? [both, either] : [either];
}

/**
 * The same with an `or` before each make behind another one and its model: who types `bmw x5 audi q7` wants either, as no car is
 * both. Nothing where there is no such make.
 */
function apartByMakes(runs: Run[]): Run[][] {
  const apart = runs.map((run, i) => {
    const behindModel = i > 1 && isName(runs[i - 1]?.fact) && runs[i - 1]?.fact !== knownMakes;
    const make = runs.findLastIndex(({ fact }, before) => before < i && fact === knownMakes);
    const isNext = run.fact === knownMakes && behindModel && make !== -1;
    return isNext && runs.slice(make, i).every(({ fact }) => isName(fact)) ? { ...run, behindOr: true } : run;
  });
  return apart.some((run, i) => run !== runs[i] && !runs[i]?.behindOr) ? [apart] : [];
}

function runsOf(typed: TypedWord[], meant: MeantWord[][]): Run[] {
  const runs: Run[] = [];
  for (const [i, { word, behindOr = false }] of typed.entries()) {
    const one = meant[i] ?? [];
    const fact = factNamedBy(word);
    const last = runs.at(-1);
    const isSame = behindOr
      ? (last?.fact ?? makeOfModel) === (fact ?? makeOfModel)
      : fact && last?.fact === fact;
    if (last && isSame) {
      last.meant.push(one);
      last.isEither ||= behindOr;
    } else runs.push({ fact, meant: [one], isEither: false, behindOr });
  }
  return runs;
}

/**
 * Joins the names on both sides of an `or`: on the left from the last make on, on the right up to the first word that is no
 * name, which holds for all.
 */
function withPhrases(runs: Run[]): Run[] {
  const at = runs.findIndex(({ fact, behindOr }, i) => i > 0 && behindOr && isName(fact));
  if (at === -1) return runs;
  const make = runs.findLastIndex(({ fact }, i) => i < at && fact === knownMakes);
  const start = Math.max(make, 0);
  const other = runs.findIndex(({ fact }, i) => i > at && fact && fact !== makeOfModel);
  const end = other === -1 ? runs.length : other;
  const meant = [eitherPhrase(meaningsOf(runs.slice(start, at)), meaningsOf(runs.slice(at, end)))];
  const joined = { fact: knownMakes, meant, isEither: false, behindOr: false };
  return withPhrases([...runs.slice(0, start), joined, ...runs.slice(end)]);
}

function isName(fact: Run['fact']): boolean {
  return !fact || fact === knownMakes || fact === makeOfModel;
}

function meaningsOf(runs: Run[]): MeantWord[] {
  return runs.flatMap(({ meant }) => eitherOf(meant));
}

/** A car must fit all of `left` or all of `right`: it must have a word of each pair. */
function eitherPhrase(left: MeantWord[], right: MeantWord[]): MeantWord[] {
  if (left.length * right.length > MAX_CLAUSES) return eitherOf([left, right]);
  return left.flatMap((one) => right.flatMap((other) => eitherOf([[one], [other]])));
}

function factNamedBy(word: string) {
  const named = [word, ...(synonyms.get(word) ?? [])].map((one) => one.replace(marks.kind, ''));
  return facts.find((fact) => named.some((one) => fact.has(one)));
}

function mayBeBoth({ fact, meant, isEither }: Run): boolean {
  return meant.length > 1 && !isEither && (fact === colours || fact === makeOfModel);
}

/** What holds for a car that has all of one of `meant`, or nearly so: the first of each together, then the second. */
function eitherOf(meant: MeantWord[][]): MeantWord[] {
  const length = Math.max(...meant.map((one) => one.length));
  return Array.from({ length }, (_, i) => {
    const all = meant.flatMap((one) => one[i] ?? one.at(-1) ?? []);
    return { words: all.flatMap(({ words }) => words), asStart: all.some(({ asStart }) => asStart) };
  });
}

/** Colours that a car has at once, each as its paint (a trim may be called Black as well), or the names of one model. */
function bothOf({ fact, meant }: Run): MeantWord[] {
  if (fact !== colours) return meant.flat();
  return meant
    .flat()
    .map(({ words, asStart }) => ({ words: words.filter((one) => one.startsWith(marks.kind)), asStart }));
}
