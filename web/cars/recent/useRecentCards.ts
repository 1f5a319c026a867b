import { skipToken, useApolloClient } from '@apollo/client/react';
import { useEffect, useState } from 'react';
import type { CarCardFragment } from '../../generated/CarCard.ts';
import { useRecentlyViewedQuery } from '../../generated/RecentlyViewed.ts';
import { cardOf } from '../actions/cardOf.ts';
import { forgetCars } from './recentCars.ts';

/**
 * The cards of cars by their ids; null stands for one that is still loading. Cards that are not in the cache are
 * requested once, as soon as `wanted`. Cars that are no longer listed or could not be loaded are left out; the device
 * forgets the former.
 */
export function useRecentCards(ids: readonly string[], wanted: boolean): (CarCardFragment | null)[] {
  const { cache } = useApolloClient();
  const cards = ids.map((id) => cache.readFragment(cardOf(id)));
  const [asked, ask] = useState<string[]>();
  if (wanted && !asked) ask(ids.filter((_, i) => !cards[i]));
  const { data, loading } = useRecentlyViewedQuery(asked?.length ? { variables: { ids: asked } } : skipToken);
  useEffect(() => {
    const gone = asked?.filter((_, i) => data?.carsByIds?.[i] === null) ?? [];
    if (gone.length > 0) forgetCars(gone);
  }, [asked, data]);
  const waiting = !asked || loading;
  return waiting ? cards : cards.filter((card) => card !== null);
}
