import { type Dispatch, type SetStateAction, useState } from 'react';
import { filterText } from './buyAddress.ts';
import { type FilterState, type RangeName, toggled, type TypedRange } from './FilterState.ts';
import { noFilter } from './filterTable.ts';
import type { ClaimPart, ListPart } from './lists/listParts.ts';

interface State {
  filter: FilterState;
  /** The make of the chosen model. Empty for a model from the address, which does not name its make. */
  modelMake: string;
  /** The filter that was searched for, as a text. */
  searched: string;
}

/**
 * The choice in the panel, which takes effect with a search. After each search it starts again from what was searched for.
 * The functions that change it stay the same, so that a part of the panel is rendered only when its own choice changes.
 */
export function useFilterState(searched: FilterState) {
  const start: State = { filter: searched, modelMake: '', searched: filterText(searched) };
  const [state, setState] = useState(start);
  const [changes] = useState(() => changesOf(setState));
  if (state.searched !== start.searched) setState(start);
  return { filter: state.filter, ...changes };
}

function changesOf(setState: Dispatch<SetStateAction<State>>) {
  function change(part: (filter: FilterState) => Partial<FilterState>) {
    setState((state) => ({ ...state, filter: { ...state.filter, ...part(state.filter) } }));
  }

  return {
    reset: () => change(() => noFilter),
    setRange: (name: RangeName, range: TypedRange) => change(() => ({ [name]: range })),
    toggleBodyType: (bodyType: string) =>
      change(({ bodyTypes }) => ({ bodyTypes: toggled(bodyTypes, bodyType) })),
    allBodyTypes: () => change(() => ({ bodyTypes: [] })),
    toggleName: (part: ListPart, name: string) =>
      change((filter) => ({ [part]: toggled(filter[part], name) })),
    setFlag: (part: ClaimPart | 'availableNow', wanted: boolean) => change(() => ({ [part]: wanted })),
    setSearch: (search: string) => change(() => ({ search })),

    setModel: (model: string, make: string) =>
      setState((state) => ({ ...state, modelMake: make, filter: { ...state.filter, model } })),

    /** Removing a make removes its model too (spec §4). */
    toggleMake: (make: string) =>
      setState((state) => {
        const makes = toggled(state.filter.makes, make);
        const orphaned = state.modelMake ? !makes.includes(state.modelMake) : !makes.length;
        return { ...state, filter: { ...state.filter, makes, model: orphaned ? '' : state.filter.model } };
      }),
  };
}
