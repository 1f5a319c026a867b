import { useApolloClient } from '@apollo/client/react';
import { useEffect, useState } from 'react';
import { CountCarsDocument } from '../../generated/CountCars.ts';
import { filterText, filterFrom, toFilter } from './buyAddress.ts';
import type { FilterState } from './FilterState.ts';

/** How long a visitor must change nothing before the cars are counted, ms. */
const PAUSE = 200;

/**
 * How many cars match the choice, or the last counted choice until the answer arrives; undefined where unknown.
 * `searched` and `matches`: the filter that was searched for, and how many cars it has.
 */
export function useMatchCount(chosen: FilterState, searched: FilterState, matches: number | undefined) {
  const client = useApolloClient();
  const [counted, setCounted] = useState(matches);
  const [asked, known] = [filterText(chosen), filterText(searched)];
  useEffect(() => {
    if (asked === known) return undefined;
    let current = true;
    const timer = setTimeout(() => {
      void client
        .query({
          query: CountCarsDocument,
          variables: { filter: toFilter(filterFrom(asked)) },
          fetchPolicy: 'no-cache',
        })
        .then(({ data }) => current && setCounted(data?.cars?.totalCount))
        // Without an answer there is no number.
        .catch(() => current && setCounted(undefined));
    }, PAUSE);
    return () => {
      current = false;
      clearTimeout(timer);
    };
  }, [client, asked, known]);
  if (asked === known) return matches;
  return counted;
}
