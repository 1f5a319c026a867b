import { useApolloClient } from '@apollo/client/react';
import { useEffect, useState } from 'react';
import { CountCarsDocument } from '../../generated/CountCars.ts';
import { filterAddress, filterAt, toFilter } from './buyAddress.ts';
import type { FilterState } from './FilterState.ts';

/** How long a visitor must have changed nothing before the cars are counted, ms. */
const PAUSE = 200;

/**
 * How many cars match what is being chosen, or did a moment ago; undefined where that is not known. `searched` and `matches`: what is searched for
 * already, and how many cars that has.
 */
export function useMatchCount(chosen: FilterState, searched: FilterState, matches: number | undefined) {
  const client = useApolloClient();
  const [counted, setCounted] = useState(matches);
  const [asked, known] = [filterAddress(chosen), filterAddress(searched)];
  useEffect(() => {
    if (asked === known) return undefined;
    let current = true;
    const timer = setTimeout(() => {
      void client
        .query({
          query: CountCarsDocument,
          variables: { filter: toFilter(filterAt(asked)) },
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
