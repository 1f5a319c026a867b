import { useState } from 'react';
import { filterAddress } from './buyAddress.ts';
import { type FilterState, noFilter, toggled, type TypedRange } from './FilterState.ts';

/** The choice in the panel, which takes effect with a search. After each search it starts again from what was searched for. */
export function useFilterState(searched: FilterState) {
  const [filter, setFilter] = useState(searched);
  /** The make of the chosen model. Empty for a model from the address, which does not name its make. */
  const [modelMake, setModelMake] = useState('');
  const address = filterAddress(searched);
  const [start, setStart] = useState(address);
  if (start !== address) {
    setStart(address);
    setFilter(searched);
    setModelMake('');
  }

  function change(part: Partial<FilterState>) {
    setFilter({ ...filter, ...part });
  }

  return {
    filter,
    reset: () => setFilter(noFilter),
    setRange: (name: 'mileage' | 'year' | 'price' | 'instalment', range: TypedRange) =>
      change({ [name]: range }),
    toggleBodyType: (bodyType: string) => change({ bodyTypes: toggled(filter.bodyTypes, bodyType) }),
    allBodyTypes: () => change({ bodyTypes: [] }),
    setAvailableNow: (availableNow: boolean) => change({ availableNow }),
    setSearch: (search: string) => change({ search }),

    setModel: (model: string, make: string) => {
      setModelMake(make);
      change({ model });
    },

    /** Removing a make removes its model too (spec §4). */
    toggleMake: (make: string) => {
      const makes = toggled(filter.makes, make);
      const orphaned = modelMake ? !makes.includes(modelMake) : !makes.length;
      change({ makes, model: orphaned ? '' : filter.model });
    },
  };
}
