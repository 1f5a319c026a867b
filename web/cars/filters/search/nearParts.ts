import { toFilter } from '../buyAddress.ts';
import { type FilterPart, filterParts } from '../filterParts.ts';
import type { FilterState } from '../FilterState.ts';

type Text = Parameters<typeof filterParts>[1];

/** The parts that are left out of a filter, in words, and the filter without them. */
export interface NearPart {
  labels: string[];
  without: FilterState;
}

/** How many parts are left out one at a time, and how many of them two at a time. */
const [MOST, MOST_OF_TWO] = [6, 4];

const number = String.raw`\S*\p{N}\S*`;
/** A word, or a number or range with the words that belong to it, such as `under 100k` or `2019 or newer`. */
const typedPart = new RegExp(
  '(?:(?:under|below|over|above|less|more|than|up|at|least|most|max|from|to|between|around|about|for|aed|[أا]قل|تحت|فوق|بين|من) )*' +
    String.raw`(?:${number} (?:and|to|-|–|[إا]ل[ىي]) ${number}|\S+)` +
    String.raw`(?: (?:kms?|miles|aed|thousand|million|[أا]لف|مليون|درهم|كم|(?:a|per) month|or (?:newer|older|more|less))(?!\S))*`,
  'giu',
);

/**
 * What can be left out of a filter that finds no car. `one`: one part of what is typed or chosen. `two`: two of these
 * parts, or all that is typed, unless the filter would then be empty.
 */
export function nearParts(filter: FilterState, text: Text, modelName?: string) {
  const alone = ({ label, without }: FilterPart): NearPart => ({ labels: [label], without });
  const partsOf = (some: FilterState) => piecesOf(some, text, modelName);
  const pieces = partsOf(filter);
  const pairs = pieces.slice(0, MOST_OF_TWO).flatMap((first, i) =>
    partsOf(first.without)
      .slice(i, MOST_OF_TWO - 1)
      .map(({ label, without }): NearPart => ({ labels: [first.label, label], without })),
  );
  const all = typedParts(filter).length > 1 ? filterParts(filter, text, modelName).slice(0, 1) : [];
  return {
    one: pieces.slice(0, MOST).map(alone),
    two: [...pairs, ...all.map(alone)].filter(({ without }) => toFilter(without)),
  };
}

/** The parts of a filter. The typed text, which comes first, is split where it has several parts. */
function piecesOf(filter: FilterState, text: Text, modelName: string | undefined): FilterPart[] {
  const parts = filterParts(filter, text, modelName);
  const typed = typedParts(filter);
  return typed.length > 1 ? [...typed, ...parts.slice(1)] : parts;
}

function typedParts(filter: FilterState): FilterPart[] {
  const parts = [...new Set(filter.search.replace(/\s+/g, ' ').match(typedPart))];
  return parts.map((part) => ({
    label: `“${part}”`,
    without: { ...filter, search: parts.filter((other) => other !== part).join(' ') },
  }));
}
