import type { SearchSuggestionsQuery } from '../../generated/SearchSuggestions.ts';
import { filterAddress } from './buyAddress.ts';
import type { FilterState } from './FilterState.ts';

/** Something that a search can be narrowed to. */
export interface Suggestion {
  label: string;
  /** How many cars it has. */
  count: number;
  to: string;
}

type Facets = NonNullable<NonNullable<SearchSuggestionsQuery['cars']>['facets']>;

/** How many of each kind are suggested at most. */
const MOST = { makes: 2, models: 4, bodyTypes: 2 };

/** What the cars that match have in common: makes, models and body types, those with the most cars first. */
export function suggestionsOf({ makes, models, bodyTypes }: Facets, filter: FilterState): Suggestion[] {
  const to = (part: Partial<FilterState>) => filterAddress({ ...filter, ...part });
  return [
    ...largest(makes, MOST.makes).map(({ name, count }) => ({
      label: name,
      count,
      to: to({ makes: [name], model: '' }),
    })),
    ...largest(models, MOST.models).map(({ id, name, make, count }) => ({
      label: `${make} ${name}`,
      count,
      to: to({ makes: [make], model: id }),
    })),
    ...largest(bodyTypes, MOST.bodyTypes).map(({ name, count }) => ({
      label: name,
      count,
      to: to({ bodyTypes: [name] }),
    })),
  ];
}

function largest<T extends { count: number }>(counted: T[], most: number): T[] {
  return counted.toSorted((a, b) => b.count - a.count).slice(0, most);
}
