import { wordsIn } from '../../../../text/foldText.ts';
import type { SuggestedFragment } from '../../../generated/SearchSuggestions.ts';
import { filterAddress } from '../buyAddress.ts';
import type { FilterState } from '../FilterState.ts';

/** Something that a search can be narrowed to. */
export interface Suggestion {
  label: string;
  /** How many cars it has. */
  count: number;
  to: string;
}

interface Candidate {
  name: string;
  label: string;
  count: number;
  part: Partial<FilterState>;
  modelName?: string;
}

/** How many of each kind are suggested at most. */
const MOST = { makes: 2, models: 4, bodyTypes: 2 };
const kinds = ['makes', 'models', 'bodyTypes'] as const;

/**
 * Suggests makes, models and body types; those with the most cars come first. `begun`: the facets of the cars with words
 * that begin with the last typed word. Names that continue this word are suggested first and replace it. `whole`: the
 * facets of the cars that match the text as it stands. They are left out while the last word is only the beginning of
 * others: `por` means neither Ferrari nor convertible, though a Portofino is both.
 */
export function suggestionsOf(
  whole: SuggestedFragment,
  begun: SuggestedFragment,
  filter: FilterState,
): Suggestion[] {
  const { search } = filter;
  const common = candidatesOf(whole);
  const begunBy = candidatesOf(begun);
  const completed = kinds.map((kind) =>
    begunBy[kind]
      .map((one) => ({ ...one, rest: withoutWords(search, one.label) }))
      .filter(({ rest }) => rest !== undefined)
      .sort((a, b) => Number(begins(b.name, search)) - Number(begins(a.name, search)) || b.count - a.count),
  );
  const labels = completed.flat().map(({ label }) => label);
  const isBeginning = labels.length > 0 && !labels.some((label) => isIn(wordsIn(label), lastOf(search)));
  return kinds.flatMap((kind, place) => {
    const others = (isBeginning ? [] : common[kind])
      .filter(({ label }) => !labels.includes(label))
      .sort((a, b) => b.count - a.count)
      .map((one) => ({ ...one, rest: search }));
    return [...(completed[place] ?? []), ...others]
      .slice(0, MOST[kind])
      .map(({ label, count, part, modelName, rest }) => ({
        label,
        count,
        to: filterAddress({ ...filter, search: rest ?? '', ...part }, modelName),
      }));
  });
}

function candidatesOf(facets: SuggestedFragment): Record<(typeof kinds)[number], Candidate[]> {
  return {
    makes: facets.makes.map(({ name, count }) => ({
      ...{ name, label: name, count },
      part: { makes: [name], model: '' },
    })),
    models: facets.models.map(({ id, name, make, count }) => ({
      ...{ name, label: `${make} ${name}`, count },
      part: { makes: [make], model: id },
      modelName: name,
    })),
    bodyTypes: facets.bodyTypes.map(({ name, count }) => ({
      ...{ name, label: name, count },
      part: { bodyTypes: [name] },
    })),
  };
}

/** The text without the words of a name; undefined where the last word of the text does not begin a word of the name. */
function withoutWords(text: string, name: string): string | undefined {
  const named = wordsIn(name);
  const typed = text.split(/\s+/);
  const last = wordsIn(typed.pop() ?? '');
  const begun = last.pop();
  const completes = begun && named.some((word) => word.startsWith(begun)) && isIn(named, last);
  return completes ? typed.filter((word) => !isIn(named, wordsIn(word))).join(' ') : undefined;
}

function isIn(named: string[], words: string[]): boolean {
  return words.every((word) => named.includes(word));
}

function begins(name: string, text: string): boolean {
  return name.toLowerCase().startsWith(lastOf(text)[0] ?? '');
}

/** The word that is being typed, if there is one. */
function lastOf(text: string): string[] {
  return wordsIn(text).slice(-1);
}
