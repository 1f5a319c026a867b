import { useState } from 'react';
import { filterAddress } from './buyAddress.ts';
import { type FilterState, noFilter, toggled, type TypedRange } from './FilterState.ts';

/** What is being chosen in the panel, starting anew from each search; it counts when it is searched for. */
export function useFilterState(searched: FilterState) {
  const [filter, setFilter] = useState(searched);
  /** Whose model is chosen; a shared address does not say it. */
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

    /** Taking a make out takes its model out as well (spec §4). */
    toggleMake: (make: string) => {
      const makes = toggled(filter.makes, make);
      const orphaned = modelMake ? !makes.includes(modelMake) : !makes.length;
      change({ makes, model: orphaned ? '' : filter.model });
    },
  };
}
