import type { FilterName, FilterState } from './FilterState.ts';
import { filterNames, filterTable } from './filterTable.ts';
import type { Words } from './partKinds.ts';

/** A part of a filter, in words, and the filter without it. */
export interface FilterPart {
  label: string;
  without: FilterState;
}

/** The parts that are shown first, in the order of the panel; all others follow in the order of the address. */
const first: FilterName[] = ['search', 'makes', 'model', 'price', 'mileage', 'year', 'bodyTypes'];
const ordered = [...new Set([...first, ...filterNames])];

/** The parts of a filter, in the order of the panel. `modelName`: the name of the chosen model, where it is known. */
export function filterParts(
  filter: FilterState,
  text: Words['text'],
  modelName: string | undefined,
): FilterPart[] {
  return ordered.flatMap((name) => describePart(name, filter, { text, modelName }));
}

function describePart<Name extends FilterName>(name: Name, filter: FilterState, words: Words): FilterPart[] {
  return filterTable[name].describe(filter[name], words).map(([label, rest]) => ({
    label,
    // Removing a make removes its model too (spec §4).
    without: { ...filter, [name]: rest, ...(name === 'makes' && { model: '' }) },
  }));
}
