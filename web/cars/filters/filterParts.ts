import { grouped } from '../../ui/text/grouped.ts';
import { type FilterState, noFilter, type TypedRange } from './FilterState.ts';
import type { filterMessages } from './messages.ts';
import { wholeNumber } from '../../ui/text/wholeNumber.ts';

/** A part of a filter, in words, and the filter without it. */
export interface FilterPart {
  label: string;
  without: FilterState;
}

/** The parts of a filter, in the order of the panel. `modelName`: the name of the chosen model, where it is known. */
export function filterParts(
  filter: FilterState,
  text: Pick<(typeof filterMessages)['en'], 'model' | 'availableNow' | 'chosenRange'>,
  modelName: string | undefined,
): FilterPart[] {
  const without = (part: Partial<FilterState>): FilterState => ({ ...filter, ...part });
  const inRange = (name: 'price' | 'mileage' | 'year' | 'instalment'): FilterPart[] => {
    const { min, max }: TypedRange = filter[name];
    if (!min && !max) return [];
    const shown = (end: string) => (name === 'year' ? String(wholeNumber(end)) : grouped(wholeNumber(end)));
    const [from, to] = [min && shown(min), max && shown(max)];
    return [{ label: text.chosenRange[name](from, to), without: without({ [name]: noFilter[name] }) }];
  };
  return [
    ...(filter.search ? [{ label: `“${filter.search}”`, without: without({ search: '' }) }] : []),
    ...filter.makes.map((make) => ({
      label: make,
      without: without({ makes: filter.makes.filter((other) => other !== make), model: '' }),
    })),
    ...(filter.model ? [{ label: modelName ?? text.model, without: without({ model: '' }) }] : []),
    ...inRange('price'),
    ...inRange('mileage'),
    ...inRange('year'),
    ...filter.bodyTypes.map((bodyType) => ({
      label: bodyType,
      without: without({ bodyTypes: filter.bodyTypes.filter((other) => other !== bodyType) }),
    })),
    ...inRange('instalment'),
    ...(filter.availableNow ? [{ label: text.availableNow, without: without({ availableNow: false }) }] : []),
  ];
}
