import type { IntRange } from '../../generated/BuyPage.ts';
import { wholeNumber } from '../../ui/text/wholeNumber.ts';
import { inOrder, type RangeName, type TypedRange } from './FilterState.ts';
import type { filterMessages } from './messages.ts';
import { ranges } from './ranges.ts';

/** What is shown of a part besides its value. */
export interface Words {
  text: Pick<
    (typeof filterMessages)['en'],
    | 'model'
    | 'availableNow'
    | 'claims'
    | 'specsOf'
    | 'ranges'
    | 'driveOf'
    | 'interiorOf'
    | 'steeringOn'
    | 'seatsOf'
    | 'titleHas'
    | 'statuses'
    | 'stockNumber'
    | 'changedSince'
  >;
  modelName: string | undefined;
}

/** What the site does with a part of the filter: how it stands in the address, what it asks of the graph, how it is shown. */
export interface PartRow<Chosen, Wanted> {
  /** Nothing is chosen. */
  none: Chosen;
  /** Whether a visitor can choose it in the panel or the search box. */
  hasControl: boolean;
  /** Its parameters. */
  parameters: readonly string[];
  /** Values that make no sense, or that exceed what the graph accepts, are left out. */
  read: (query: URLSearchParams) => Chosen;
  /** The parameters of what is chosen. */
  write: (chosen: Chosen) => [name: string, value: string][];
  /** Undefined where nothing is chosen. */
  toGraph: (chosen: Chosen) => Wanted | undefined;
  /** What is chosen, in words, and what is left of it without that. */
  describe: (chosen: Chosen, words: Words) => [label: string, rest: Chosen][];
}

/** A part that is one text. */
export function text(
  name: string,
  { hasControl, read, label }: Kind<string> & { read: (typed: string) => string },
): PartRow<string, string> {
  return {
    ...{ none: '', hasControl, parameters: [name] },
    read: (query) => read((query.get(name) ?? '').trim()),
    write: (chosen) => (chosen.trim() ? [[name, chosen.trim()]] : []),
    toGraph: (chosen) => chosen.trim() || undefined,
    describe: (chosen, words) => (chosen ? [[label(chosen, words), '']] : []),
  };
}

/** A part that is a list of which any item matches. `write`: an item as the address has it. */
export function list<Item extends string>(
  name: string,
  {
    hasControl,
    read,
    write = String,
    label,
  }: Kind<Item> & { read: (values: string[]) => Item[]; write?: (item: Item) => string },
): PartRow<Item[], Item[]> {
  return {
    ...{ none: [], hasControl, parameters: [name] },
    read: (query) => read([...new Set(query.getAll(name))]),
    write: (chosen) => chosen.map((item) => [name, write(item)]),
    toGraph: (chosen) => (chosen.length > 0 ? chosen : undefined),
    describe: (chosen, words) =>
      chosen.map((item) => [label(item, words), chosen.filter((other) => other !== item)]),
  };
}

interface Kind<Item> {
  hasControl: boolean;
  label: (item: Item, words: Words) => string;
}

const open: TypedRange = { min: '', max: '' };

/** A part that is chosen or not. */
export function flag(name: string, label: (words: Words) => string): PartRow<boolean, boolean> {
  return {
    ...{ none: false, hasControl: true, parameters: [name] },
    read: (query) => Boolean(query.get(name)),
    write: (chosen) => (chosen ? [[name, 'true']] : []),
    toGraph: (chosen) => chosen || undefined,
    describe: (chosen, words) => (chosen ? [[label(words), false]] : []),
  };
}

/** A part that is a range. */
export function range(name: RangeName): PartRow<TypedRange, IntRange> {
  const { address, shown } = ranges[name];
  const [minName, maxName] = [`${address}Min`, `${address}Max`] as const;
  return {
    ...{ none: open, hasControl: true, parameters: [minName, maxName] },
    read: (query) => inOrder({ min: query.get(minName) ?? '', max: query.get(maxName) ?? '' }),
    write(chosen) {
      const { min, max } = inOrder(chosen);
      const ends = [
        [minName, min],
        [maxName, max],
      ] as const;
      return ends.flatMap(([end, typed]) => (typed ? [[end, String(wholeNumber(typed))]] : []));
    },
    toGraph({ min, max }) {
      if (min === '' && max === '') return undefined;
      // An end that was left empty is open; numbers are whole (spec §5).
      return { min: min === '' ? null : wholeNumber(min), max: max === '' ? null : wholeNumber(max) };
    },
    describe({ min, max }, { text }) {
      if (!min && !max) return [];
      const [from, to] = [min && shown(wholeNumber(min)), max && shown(wholeNumber(max))];
      return [[text.ranges[name].chosen(from, to), open]];
    },
  };
}
